-- Who writes to whom. It begins with one message and a question; only a yes makes it a conversation.

create table conversations (
  id integer generated always as identity primary key,
  -- Null: left.
  asker_id integer references users on delete set null,
  receiver_id integer references users on delete set null,
  -- What the first message is about.
  post_id integer references posts on delete set null,
  asked_at timestamptz not null default now(),
  accepted_at timestamptz,
  declined_at timestamptz,
  -- A request that was taken back counts on: another one has to wait.
  taken_back_at timestamptz
);
create unique index conversations_asked on conversations (asker_id, receiver_id) where accepted_at is null;
create unique index conversations_open on conversations (least(asker_id, receiver_id), greatest(asker_id, receiver_id))
  where accepted_at is not null and asker_id is not null and receiver_id is not null;
create index conversations_asker on conversations (asker_id, asked_at);
create index conversations_receiver on conversations (receiver_id);
create index conversations_about on conversations (post_id, asked_at) where post_id is not null;
create index conversations_waiting on conversations (asked_at) where accepted_at is null;

create table messages (
  id integer generated always as identity primary key,
  conversation_id integer not null references conversations on delete cascade,
  owner_id integer references users on delete set null,
  text text not null,
  -- Written to someone who had blocked its writer: for the writer alone, for ever.
  withheld boolean not null default false,
  created_at timestamptz not null default now()
);
create index messages_conversation on messages (conversation_id, id);
create index messages_owner on messages (owner_id);

-- A conversation as one of its two has it. Without a row one doesn't have it.
create table conversation_sides (
  conversation_id integer not null references conversations on delete cascade,
  user_id integer not null references users on delete cascade,
  last_message_id integer not null,
  read_until integer not null default 0,
  -- What one deleted: all up to this message.
  cleared_until integer not null default 0,
  primary key (user_id, conversation_id)
);
create index conversation_sides_conversation on conversation_sides (conversation_id);
create index conversation_sides_latest on conversation_sides (user_id, last_message_id desc);
