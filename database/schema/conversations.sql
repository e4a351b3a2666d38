-- Private conversations of two members. The first message is a request until the receiver accepts it.
create table conversations (
  id integer generated always as identity primary key,
  -- Null: the member left.
  asker_id integer references users on delete set null,
  receiver_id integer references users on delete set null,
  -- What the first message is about.
  post_id integer references posts on delete set null,
  asked_at timestamptz not null default now(),
  accepted_at timestamptz,
  declined_at timestamptz,
  -- A request that was taken back still counts: the next one has to wait.
  taken_back_at timestamptz
);
create unique index conversations_asked on conversations (asker_id, receiver_id) where accepted_at is null;
create unique index conversations_open on conversations (least(asker_id, receiver_id), greatest(asker_id, receiver_id))
  where accepted_at is not null and asker_id is not null and receiver_id is not null;
create index conversations_asker on conversations (asker_id, asked_at);
create index conversations_receiver on conversations (receiver_id);
create index conversations_about on conversations (post_id, asked_at) where post_id is not null;
create index conversations_waiting on conversations (asked_at) where accepted_at is null;

-- A conversation as one of the two sees it. Without a row they don't see it.
create table conversation_sides (
  conversation_id integer not null references conversations on delete cascade,
  user_id integer not null references users on delete cascade,
  last_message_id integer not null,
  read_until integer not null default 0,
  -- They deleted all messages up to this one.
  cleared_until integer not null default 0,
  primary key (user_id, conversation_id)
);
create index conversation_sides_conversation on conversation_sides (conversation_id);
create index conversation_sides_latest on conversation_sides (user_id, last_message_id desc);

create table messages (
  id integer generated always as identity primary key,
  conversation_id integer not null references conversations on delete cascade,
  owner_id integer references users on delete set null,
  text text not null,
  -- Written to someone who had blocked the writer: only the writer ever sees it.
  withheld boolean not null default false,
  created_at timestamptz not null default now(),
  -- Removed by a decision of staff.
  removed boolean not null default false
);
create index messages_conversation on messages (conversation_id, id);
create index messages_owner on messages (owner_id);

-- Members who ask for a project's seat, or are offered one. The text is a message.
create table seat_requests (
  id integer generated always as identity primary key,
  post_id integer not null,
  seat_number integer not null,
  user_id integer not null references users on delete cascade,
  -- The owner offers it.
  invited boolean not null default false,
  -- Null: the message is gone.
  message_id integer references messages on delete set null,
  state text not null default 'open' check (state in ('open', 'accepted', 'declined')),
  -- Silently declined: to the member who asked it still looks open.
  quiet boolean not null default false,
  created_at timestamptz not null default now(),
  foreign key (post_id, seat_number) references project_seats on delete cascade
);
create unique index seat_requests_waiting on seat_requests (post_id, user_id, invited) where state = 'open' or quiet;
create index seat_requests_seat on seat_requests (post_id, seat_number);
create index seat_requests_user on seat_requests (user_id);
create index seat_requests_message on seat_requests (message_id) where message_id is not null;

-- Members who block others. The blocked member isn't told and sees no difference.
create table blocks (
  blocker_id integer not null references users on delete cascade,
  blocked_id integer not null references users on delete cascade,
  created_at timestamptz not null default now(),
  check (blocker_id <> blocked_id),
  primary key (blocker_id, blocked_id)
);
create index blocks_blocked on blocks (blocked_id, blocker_id);
