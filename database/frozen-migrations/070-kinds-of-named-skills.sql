-- Beside a skill that a post names stands of which kind that is: what thousands of one kind name is found at once of another.

alter table post_skills add of_kind text;

create function know_kind_of_post() returns trigger language plpgsql as $$
begin
  new.of_kind := (select kind from posts where id = new.post_id);
  return new;
end $$;
create trigger know_kind_of_post before insert on post_skills for each row execute function know_kind_of_post();

update post_skills set of_kind = posts.kind from posts where posts.id = post_id;
alter table post_skills alter of_kind set not null;
create index post_skills_of_kind on post_skills (skill_id, of_kind, post_id);
drop index post_skills_skill;
