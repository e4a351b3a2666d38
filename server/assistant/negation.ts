const words = (list: string) => new Set(list.split(/\s+/).filter(Boolean));

const negators = words(`no not never without nobody none nor neither zero cannot
  kein keine keinen keiner keinem keinerlei nicht nie niemals niemand ohne`);

/** Words that may stand between a negator and what it negates without changing the meaning. */
const neutral =
  words(`a an the any have has had having do does did doing be is are was been being get gets to of for in on at
  with us our we you they there here work working works need needs required require requires expect expected expects such
  thing as offer offers offering support allow allows allowed ever currently unfortunately really i it and or nor overtime
  on-call oncall call duty weekend weekends travel remote night possible
  ein eine einen wir ihr du sie man es gibt gab bei uns haben hat habe wird werden ist sind muss müssen musst zu machen mach
  leisten leistet leider derzeit aktuell hier arbeiten oder noch und überstunden rufbereitschaft homeoffice dich dir`);

/** Words that may directly follow a negated topic: "no overtime required" denies it, "no travel restrictions" doesn't. */
const harmless =
  words(`or nor and is at in here for with work working job jobs position positions option options duty duties
  shift shifts rotation rotations required necessary needed expected possible allowed available ever involved
  bei für oder und noch möglich nötig erforderlich notwendig in im an zu leisten machen gibt`);

/** Words that may follow a "not" behind the topic: "is not expected", but not "is not a problem". */
const denied = words(`expected required needed possible necessary offered available allowed supported involved there yet
  möglich erforderlich nötig notwendig vorgesehen üblich angeboten erwünscht verlangt erwartet leisten machen`);

/** What follows a partial negation: "no overtime except …" doesn't rule overtime out. */
const limited =
  /\b(?:during|except|unless|apart|but|outside|only|out-of-hours|at night|often|much|always|außer|während|nur|nachts|immer|viel|oft)\b|\bon (?:week|sun|satur)/iu;

/** How many characters before and after a topic are searched: a sentence can be as long as a whole posting. */
const lookAround = 200;

const isNegator = (word: string) => negators.has(word) || /n['’]t$/.test(word);
const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}'’-]+/gu) ?? [];

/**
 * Whether a sentence plainly denies the topic found from `start` to `end`. False for a conditional denial ("no unpaid
 * overtime", "nobody is on call at night"), which is left to the reader of the quote.
 */
export function isNegated(sentence: string, start: number, end: number): boolean {
  const near = sentence.slice(Math.max(0, start - lookAround), start);
  const before = near.split(/[,;:.!?()–—]/u).at(-1) ?? "";
  const after = sentence.slice(end, end + lookAround);
  return !limited.test(after) && (isDeniedBefore(before, after) || isDeniedAfter(after));
}

function isDeniedBefore(before: string, after: string): boolean {
  const next = /^[\s-]*([\p{L}\p{N}'’]+)/u.exec(after)?.[1]?.toLowerCase();
  if (next !== undefined && !harmless.has(next)) return false;
  for (const word of wordsIn(before).slice(-8).reverse()) {
    if (isNegator(word)) return true;
    if (!neutral.has(word)) return false;
  }
  return false;
}

function isDeniedAfter(after: string): boolean {
  const clause = /^\s*:?[^,;:.!?()–—]*/u.exec(after)?.[0] ?? "";
  const following = wordsIn(clause);
  const at = following.findIndex(isNegator);
  if (at < 0 || !following.slice(0, at).every((word) => neutral.has(word) || harmless.has(word))) return false;
  const next = following[at + 1];
  return next === undefined || denied.has(next);
}
