/* How records of a kind are searched. */
create type search_plan as (
  -- From the best match to any: each finds all that the ones before it find.
  steps tsquery[],
  -- Where one word was typed alone, each way in which something has it: counted one by one they are counted sooner than at once.
  ways tsquery[],
  -- Words in quotes, which the steps only know to be there, and those that leave out what has them.
  quoted text[],
  barred text[]
);
