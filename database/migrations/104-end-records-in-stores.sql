-- What follows from a deletion or a website is a step of the stores now; two triggers on members became one each.
drop trigger close_case on users;
drop trigger close_case on posts;
drop trigger close_case on comments;
drop trigger close_case on messages;
drop trigger delete_comments_first on posts;
drop trigger confirm_mail_domain on companies;
drop trigger note_mail_domain on companies;
drop trigger forget_words on users;
drop trigger forget_judged on users;
drop trigger note_left_company on users;
drop trigger note_named_company on users;
drop function close_case_of_gone, delete_comments_first, note_mail_domain, forget_words, forget_judged, note_left_company,
  note_named_company;

create function forget_member() returns trigger language plpgsql as $$ begin end $$;
create trigger forget_member before delete on users
  for each row execute function forget_member();
create function change_employer() returns trigger language plpgsql as $$ begin end $$;
create trigger change_employer before update of company_id on users
  for each row when (old.company_id is distinct from new.company_id) execute function change_employer();
