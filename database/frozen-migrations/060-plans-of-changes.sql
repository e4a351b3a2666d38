-- Who turns ten thousand rows has their own statements planned for these. What is noted of each row is planned once, by the keys
-- that it goes by, however few rows there were then.
alter function note_change() set plan_cache_mode = force_generic_plan;
alter function note_change() set enable_seqscan = off;
