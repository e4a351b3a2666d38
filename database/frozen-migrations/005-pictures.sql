-- A picture that no profile and no company shows any more is gone, also from its address.
create function forget_picture() returns trigger language plpgsql as $$
declare
  shown text := coalesce(to_jsonb(old)->>'avatar', to_jsonb(old)->>'logo');
begin
  delete from images where hash = shown
    and not exists (select from users where avatar = shown) and not exists (select from companies where logo = shown);
  return null;
end $$;
create trigger forget_replaced_avatar after update of avatar on users
  for each row when (old.avatar is distinct from new.avatar) execute function forget_picture();
create trigger forget_avatar after delete on users
  for each row when (old.avatar is not null) execute function forget_picture();
create trigger forget_replaced_logo after update of logo on companies
  for each row when (old.logo is distinct from new.logo) execute function forget_picture();
create trigger forget_logo after delete on companies
  for each row when (old.logo is not null) execute function forget_picture();
create index users_avatar on users (avatar) where avatar is not null;
create index companies_logo on companies (logo) where logo is not null;
