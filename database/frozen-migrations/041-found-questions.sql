-- Questions are found by their answers, which no reply is, by their skills, and by how they stand.

create or replace function answers_below(question integer) returns text language sql stable as $$
  select left(string_agg(text, ' ' order by id), 150000) from (
    select comments.id, text, sum(octet_length(text)) over (order by comments.id) - octet_length(text) as before
    from comments left join users on users.id = owner_id
    where post_id = question and comments.state = 'shown' and reply_to_id is null and users.visible is not false
  ) answers where before < 200000
$$;

create view searched_questions as
  select 'question' as kind, post_id as record_id, 'x' as field, description as content from questions
  union all select 'question', post_id, 'x', answers_below(post_id) from questions
  union all select 'question', post_id, '!', case state when 'unanswered' then 'open unanswered' else state end
    from question_states;

create or replace view searched_fields as
  select kind, id as record_id, 't' as field, title as content from posts
  union all select 'job', post_id, unnest(array['n', 'l']), location from jobs
  union all select 'job', post_id, unnest(array['n', 'c']), title from jobs join posts on id = company_id
  union all select 'job', post_id, 'x', description from jobs
  union all select 'job', post_id, '!', concat_ws(' ', status, workplace) from jobs join posts on id = post_id
  union all select 'project', post_id, 'x', description from projects
  union all select * from searched_questions
  union all select 'user', id, 't', first_name || ' ' || last_name from users
  union all select 'user', users.id, unnest(array['n', 'c']), title from users join posts on posts.id = company_id
  union all select 'skill', id, 't', name from skills
  union all select 'skill', skill_id, 't', alias from skill_aliases
  -- What names it is found by its own name's beginnings, and by its other names whole.
  union all select 'skill', id, 'n', name from skills;

create or replace function index_posts(ids integer[]) returns void language plpgsql as $$
declare
  renamed integer[];
begin
  perform from posts where id = any(ids) order by id for no key update;
  perform from posts where id in (select company_id from jobs where post_id = any(ids)) order by id for share;
  renamed := array(
    select record_id from search_documents left join posts on id = record_id
    where search_documents.kind = 'company' and record_id = any(ids) and name_key is distinct from name_key_of(title));
  perform tally_questions(ids);
  perform write_documents('posts', ids);
  if renamed <> '{}' then
    perform index_what_names('@', renamed);
  end if;
end $$;

-- What stands, where that is another than how it was found.
select write_documents('posts', array(select id from posts where kind = 'question' and not visible));
