import type { Company, CompanyDetail, NewCompany } from "../../contract/companies.ts";
import type { PictureFate } from "../../contract/interface/image-fields.ts";
import type { List, ListQuery } from "../../contract/interface/lists.ts";
import type { Account } from "../../contract/people/accounts.ts";
import { isStaff } from "../../contract/rights.ts";
import { type Connection, inTransaction, type Transaction } from "../database/connection.ts";
import { conflict, conflictOn, notFound } from "../http/problems.ts";
import { deleteReplacedImages } from "../images/image-cleanup.ts";
import { linkImages } from "../images/image-link-store.ts";
import { keepImage, pictureAfter } from "../images/image-store.ts";
import { logoUrl } from "../images/image-url.ts";
import type { Lists, WithTotal } from "../lists/list-page.ts";
import { limitOfPosts, type Writer } from "../moderation/daily-limits.ts";
import type { Guards } from "../moderation/spam-rules.ts";
import { companyWords } from "../moderation/text-words.ts";
import { isPostAt, titlesJson } from "../posts/post-sql.ts";
import { addingPost, type ChangingPost, indexPosted } from "../posts/post-store.ts";
import { lockImagesIn } from "../texts/text-store.ts";
import { personJson } from "../visibility/person-sql.ts";
import { companyNameTaken, isListed, isVisible } from "../visibility/visibility.ts";
import { confirmMailDomains, websiteDomain } from "./company-domain.ts";
import { firstPeople, peopleCount } from "./company-sql.ts";

/** How many of its newest jobs, and of its members by name, a company shows. */
const jobsShown = 20;
const peopleShown = 3;

/** A page of companies, by name, or by relevance for a search. */
export function companiesPage(database: Connection, lists: Lists, query: ListQuery): Promise<List<Company>> {
  return lists.page(
    "company",
    query,
    (page) => database<(Company & WithTotal)[]>`
      select ${companyColumns(database)}, total from ${page} join companies on post_id = posts.id order by place`,
  );
}

export async function companyById(database: Connection, number: number, reader: Account): Promise<CompanyDetail> {
  const [company] = await database<CompanyDetail[]>`
    select ${companyColumns(database)}, companies.about, companies.website, companies.location, ${personJson(database)} as "User", (
      select ${titlesJson(database)} from (
        select posts.* from jobs join posts on posts.id = jobs.post_id
        where company_id = companies.post_id and ${isListed(database, "posts")}
        order by created_at desc, id desc limit ${jobsShown}
      ) posts
    ) as "Jobs"
    from posts join companies on post_id = posts.id
      left join users on users.id = owner_id and ${isVisible(database, "users")}
    where ${isPostAt(database, "company", number, reader)}`;
  if (!company) throw notFound("company");
  return company;
}

/**
 * Adds a company with its encoded logo. Throws a conflict if the name is taken, and 429 for one post too many
 * in a day.
 */
export function addCompany(
  connection: Connection,
  { limits, defences }: Guards,
  { name, writer, ...facts }: NewCompany & { writer: Writer },
  picture: Buffer | null,
): Promise<Company> {
  const { id: ownerId } = writer.user;
  return conflictOn(companyNameTaken, "companyExists", () =>
    inTransaction(connection, async (transaction) => {
      await limits.spend(transaction, limitOfPosts(writer), String(ownerId));
      const hold = await defences.holds(transaction, writer, companyWords({ name, ...facts }));
      const logo = await keepImage(transaction, picture, ownerId);
      const images = await lockImagesIn(transaction, facts.about ?? "", { field: "about", writers: [ownerId] });
      const row = { postId: transaction`(select id from post)`, logo, ...columnsOf(facts, writer.user) };
      const described = transaction`insert into companies ${transaction(row as never)} returning post_id as id`;
      const [{ id }] = await transaction<[{ id: number }]>`
        with ${addingPost(transaction, { kind: "company", title: name, ownerId, hold })}
        ${described}`;
      await refuseTaken(transaction, id);
      await linkImages(transaction, id, images);
      await indexPosted(transaction, id, hold);
      return companyOf(transaction, id);
    }),
  );
}

/** Replaces the facts of a locked company, and sets, keeps or removes its logo. */
export function replaceCompany(
  transaction: Transaction,
  { id, writers }: ChangingPost,
  { name, user, ...facts }: NewCompany & { user: Account },
  { picture, fate }: { picture: Buffer | null; fate: PictureFate },
): Promise<Company> {
  return conflictOn(companyNameTaken, "companyExists", async () => {
    const kept = await keepImage(transaction, picture, user.id);
    const images = await lockImagesIn(transaction, facts.about ?? "", { field: "about", writers });
    const [former] = await transaction<[{ logo: string | null; isRenamed: boolean }]>`
      select logo, name_key(title) <> name_key(${name}) as is_renamed from posts join companies on post_id = posts.id
      where posts.id = ${id}`;
    await transaction`
      update posts set title = ${name}, is_double = is_double and name_key(title) = name_key(${name}), updated_at = now()
      where id = ${id}`;
    const row = { ...columnsOf(facts, user), logo: pictureAfter(transaction, "logo", { kept, fate }) };
    await transaction`update companies set ${transaction(row as never)} where post_id = ${id}`;
    if (former.isRenamed) await refuseTaken(transaction, id);
    if (facts.website) await confirmMailDomains(transaction, [id]);
    await linkImages(transaction, id, images);
    if (kept !== null || fate === "remove") await deleteReplacedImages(transaction, [former.logo]);
    return companyOf(transaction, id);
  });
}

/**
 * The columns of the given facts of a company; missing ones stay. A website that staff save confirms its domain; one of
 * somebody else leaves the confirmed one as it is.
 */
function columnsOf({ website, ...facts }: Omit<NewCompany, "name">, user: Account): Record<string, unknown> {
  const domain = website ? websiteDomain(website) : null;
  const columns = {
    ...facts,
    website,
    ...(website !== undefined && { websiteDomain: domain, ...(isStaff(user) && { mailDomain: domain }) }),
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

async function companyOf(transaction: Connection, id: number): Promise<Company> {
  const [company] = await transaction<[Company]>`
    select ${companyColumns(transaction)} from posts join companies on post_id = posts.id where posts.id = ${id}`;
  return company;
}

const companyColumns = (database: Connection) => database`
  posts.number as id, posts.title as name, ${logoUrl(database)} as logo, posts.owner_id, posts.created_at,
  posts.updated_at, ${peopleCount(database, "companies.post_id")} as people_count,
  ${firstPeople(database, peopleShown)} as "People", (
    select count(*)::int from jobs cross join lateral (select * from posts where id = jobs.post_id limit 1) jobs_post
    where company_id = companies.post_id and ${isListed(database, "jobs_post")}) as job_count`;

/**
 * Checks what the unique index doesn't: a hidden company, which doesn't reserve its name, can't use a visible one's, and no
 * company can use a duplicate's.
 */
async function refuseTaken(transaction: Connection, id: number): Promise<void> {
  const { count } = await transaction`
    select from posts company join posts other on other.kind = 'company' and other.visible
      and name_key(other.title) = name_key(company.title) and other.id <> company.id
    where company.id = ${id} and (other.is_double or not company.visible)`;
  if (count > 0) throw conflict("companyExists");
}
