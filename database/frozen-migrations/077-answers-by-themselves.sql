-- Each answer is a text by itself: words in quotes don't begin in one and end in the next.

/* The answers that a question is found by, from the first: all, or more than 50,000 characters of them. */
create function answers_found_below(question integer) returns setof text language sql stable as $$
  select text from (
    select text, sum(octet_length(text)) over (order by comments.id) - octet_length(text) as before
    from comments left join users on users.id = owner_id
    where post_id = question and comments.state = 'shown' and reply_to_id is null and users.visible is not false
  ) answers where before < 200000
$$;

create or replace view searched_questions as
  select 'question' as kind, post_id as record_id, 'x' as field, description as content from questions
  union all select 'question', post_id, 'x', answer from questions, answers_found_below(post_id) answer
  union all select 'question', post_id, '!', case state when 'unanswered' then 'open unanswered' else state end
    from question_states;

drop function answers_below;

-- Of more than 150,000 characters some were left out.
select write_documents('posts', array(
  select post_id from comments join questions using (post_id) group by post_id having sum(octet_length(text)) > 150000));
