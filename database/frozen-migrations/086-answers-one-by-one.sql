-- A question isn't read whole for one more answer: its words join those that the question is found by.

/* The answers that a question is found by, from the first: all, or more than 50,000 characters of them. */
create function answers_to_find(question integer) returns table (id integer, text text) language sql stable as $$
  select id, text from (
    select comments.id, text, sum(octet_length(text)) over (order by comments.id) - octet_length(text) as before
    from comments left join users on users.id = owner_id
    where post_id = question and comments.state = 'shown' and reply_to_id is null and users.visible is not false
  ) answers where before < 200000
$$;

create or replace view searched_questions as
  select 'question' as kind, post_id as record_id, 'x' as field, description as content from questions
  union all select 'question', post_id, 'x', answers.text from questions, answers_to_find(post_id) answers
  union all select 'question', post_id, '!', case state when 'unanswered' then 'open unanswered' else state end
    from question_states;

drop function answers_found_below;

/* For a new answer what index_posts does for its question, which is held: the first one turns the question's state as well. */
create function index_answer(answer integer) returns void language plpgsql as $$
declare
  question integer := (select post_id from comments where id = answer);
  former text := (select state from question_states where post_id = question);
begin
  perform tally_questions(array[question]);
  if former is distinct from (select state from question_states where post_id = question) then
    perform write_documents('posts', array[question]);
    return;
  end if;
  update search_documents set lexemes = lexemes || words
  from (
    select array_to_tsvector(array_agg(distinct mark || 'x' || form)) as words
    from answers_to_find(question) found, searched_kinds, string_to_table(plain(found.text), ' ') word,
      unnest(array[left(word, 100), without_umlauts(left(word, 100))]) form
    where found.id = answer and searched_kinds.kind = 'question' and word <> ''
  ) added
  where kind = 'question' and record_id = question and words is not null;
end $$;
