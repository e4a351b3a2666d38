import type { ListKind } from "../../contract/interface/record-kinds.ts";
import type { Hit } from "../../contract/search/search.ts";
import type { Connection } from "../database/connection.ts";
import type { Messages } from "../languages/languages.ts";
import { isByName } from "../lists/list-order.ts";
import { excerptAround, firstPlaceIn } from "./excerpt.ts";
import { answersBelow, type FoundRecord, foundRecords, saidOfMembers, skillsNamedBy } from "./hit-store.ts";
import { marked, markedSigns, signsIn } from "./marks.ts";
import { type Field, text as inText, type Sought } from "./sought.ts";
import { whyOf } from "./why.ts";

type Manner = { typed: string; sought: Sought[]; isForgiven: boolean; reasons: Messages["reasons"] };

/** The hits of a kind in order, each with the matching words marked, or with the reason why it was found. */
export async function hitsOf(database: Connection, kind: ListKind, ids: number[], manner: Manner): Promise<Hit[]> {
  if (ids.length === 0) return [];
  const records = await foundRecords(database, kind, ids);
  const answers = kind === "question" ? await answersFor(database, records, manner.sought) : new Map();
  const shown = records.map((record) => shownOf(record, answers.get(record.recordId), kind, manner));
  const hidden = shown.filter(({ places }) =>
    manner.sought.some((one) => !places.some(({ sought }) => sought === one)),
  );
  const naming = hidden.map(({ record }) => record.recordId);
  const isNaming = naming.length > 0 && kind !== "company" && kind !== "skill" && kind !== "cohort";
  const [skills, said] = await Promise.all([
    isNaming ? skillsNamedBy(database, kind, naming) : new Map(),
    isNaming && kind === "user" ? saidOfMembers(database, naming) : new Map(),
  ]);
  const { typed, sought, reasons } = manner;
  return shown.map(({ hit, record: { recordId, aliases }, places }) => {
    const found = {
      kind: hit.kind,
      title: hit.title,
      typed,
      sought,
      places,
      aliases,
      skills: skills.get(recordId) ?? [],
      said: said.get(recordId) ?? [],
    };
    return { ...hit, why: whyOf(found, reasons) };
  });
}

type Answer = { id: number; text: string };

/** For questions whose description has no matching word, the first answer that has one. */
async function answersFor(
  database: Connection,
  records: FoundRecord[],
  sought: Sought[],
): Promise<Map<number, Answer>> {
  const silent = records.filter(({ text }) => firstPlaceIn(text ?? "", sought) === null);
  if (silent.length === 0 || sought.length === 0) return new Map();
  const below = await answersBelow(
    database,
    silent.map(({ recordId }) => recordId),
    sought.map(({ words }) => words.map(({ form }) => form).join(" ")),
  );
  const answers = new Map<number, Answer>();
  for (const answer of below) {
    if (!answers.has(answer.recordId) && firstPlaceIn(answer.text, sought) !== null)
      answers.set(answer.recordId, answer);
  }
  return answers;
}

function shownOf(record: FoundRecord, answer: Answer | undefined, kind: ListKind, manner: Manner) {
  const { typed, sought, isForgiven } = manner;
  const { title, subtitle, image, at, id } = record;
  const text = answer?.text ?? record.text;
  const excerpt = text === null ? null : excerptAround(text, firstPlaceIn(text, sought), sought);
  const inTitle: Field = { in: "title", shortestInside: isByName(kind) ? 3 : 4, forgiving: isForgiven };
  const inNames: Field = { in: "name", shortestInside: 0, forgiving: false };
  const of = {
    title: marked(title, sought, inTitle),
    // The poster's name isn't searched, so it isn't marked.
    subtitle: marked(kind === "project" || kind === "question" ? null : subtitle, sought, inNames),
    excerpt: marked(excerpt, sought, inText),
  };
  const ofTitle = sought.length > 0 || typed === "" ? of.title.spans : markedSigns(title, signsIn(typed));
  const marks = { title: ofTitle, subtitle: of.subtitle.spans, excerpt: of.excerpt.spans };
  const hit = { kind: record.kind, id, title, subtitle, excerpt, image, at, commentId: answer?.id ?? null, marks };
  return { record, hit, places: [...of.title.places, ...of.subtitle.places, ...of.excerpt.places] };
}
