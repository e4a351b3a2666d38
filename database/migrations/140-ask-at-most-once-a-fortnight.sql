-- One mail in 14 days asks a member something, so that no two kinds of questions come at once.
alter table letters add asked_at timestamptz;
alter table jobs add question_since timestamptz;
create index jobs_questions on jobs (question_since) where question_since is not null;
