import { deu, eng } from "stopword";
import type { SimilarQuestion } from "../../contract/questions.ts";
import type { Connection } from "../database/connection.ts";
import { type Name, runsOf, skillsCalled } from "../search-index/search-names.ts";
import { reducedWordsIn } from "../texts/word-forms.ts";

const shown = 5;
/** The most questions that are compared word by word. */
const compared = 500;

type Typed = {
  title: string;
  /** The number of a question to leave out. */
  except: number | undefined;
  /** The skills mentioned in title and description. */
  skills: readonly number[];
  /** The number of all questions. */
  asked: number;
};

/** Questions similar to one being typed, the most similar first. */
export async function similarQuestions(database: Connection, typed: Typed): Promise<SimilarQuestion[]> {
  const words = contentWords(typed.title);
  if (words.length === 0) return [];
  const terms = termsOf(words, await skillsCalled(database, words));
  return database<SimilarQuestion[]>`
    select number as id, title, question_states.state, answer_count, votes
    from similar_questions(
        ${terms.words}, ${database.json(terms.skills)}, ${typed.asked}, ${compared}, ${shown}) found
      join posts on posts.id = found.post_id join question_states on question_states.post_id = posts.id
    where score > 0.5 - 1e-9 and common >= least(2, terms) and listed and number is distinct from ${typed.except ?? null}::int
    order by round(score::numeric, 6) desc, (
        select count(*) from post_skills where post_skills.post_id = posts.id and skill_id = any(${[...typed.skills]}::int[])
      ) desc, (question_states.state = 'answered') desc, asked_at desc, posts.id desc
    limit ${shown}`;
}

/** The words that aren't part of a skill's name, and the skills that the others name: at each position the longest name. */
function termsOf(words: readonly string[], called: readonly Name[]) {
  const found = runsOf(words)
    .flatMap(({ first, words: { length }, run }) =>
      called.filter(({ all }) => all.includes(run)).map((skill) => ({ skill, first, length })),
    )
    .sort((one, other) => other.length - one.length || one.skill.id - other.skill.id);
  const skillAt = (place: number) => found.find(({ first, length }) => first <= place && place < first + length)?.skill;
  const skills = new Set(words.flatMap((_, place) => skillAt(place) ?? []));
  return {
    words: words.filter((_, place) => skillAt(place) === undefined),
    skills: [...skills].map(({ id, all }) => ({ id, spellings: all.map((name) => name.split(" ")) })),
  };
}

/** The most distinct words of a title that count. */
const wordsMax = 20;

/** Function words of English and German. */
const functionWords = new Set([...eng, ...deu].flatMap(reducedWordsIn));

/** The content words of a title, normalised as in the search. */
const contentWords = (title: string): string[] =>
  reducedWordsIn(title)
    .filter((form) => !functionWords.has(form))
    .slice(0, wordsMax);
