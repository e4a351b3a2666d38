const words = (list: string) => new Set(list.split(/\s+/).filter(Boolean));

const negators = words(`no not never without nobody none nor neither zero cannot
  kein keine keinen keiner keinem keinerlei nicht nie niemals niemand ohne`);

/** Words that may stand between "no" and what there is none of without changing what is said. */
const neutral =
  words(`a an the any have has had having do does did doing be is are was been being get gets to of for in on at
  with us our we you they there here work working works need needs required require requires expect expected expects such
  thing as offer offers offering support allow allows allowed ever currently unfortunately really i it and or nor overtime
  on-call oncall call duty weekend weekends travel remote night possible
  ein eine einen wir ihr du sie man es gibt gab bei uns haben hat habe wird werden ist sind muss müssen musst zu machen mach
  leisten leistet leider derzeit aktuell hier arbeiten oder noch und überstunden rufbereitschaft homeoffice dich dir`);

/** What may follow right behind the words that are negated; "no remote policy" or "no travel restrictions" deny no work. */
const harmless =
  words(`or nor and is at in here for with work working job jobs position positions option options duty duties
  shift shifts rotation rotations required necessary needed expected possible allowed available ever involved
  bei für oder und noch möglich nötig erforderlich notwendig in im an zu leisten machen gibt`);

/** What may follow "not" where it stands behind: "is not expected", but not "is not a problem". */
const denied = words(`expected required needed possible necessary offered available allowed supported involved there yet
  möglich erforderlich nötig notwendig vorgesehen üblich angeboten erwünscht verlangt erwartet leisten machen`);

/** Where these follow, only a part is ruled out. */
const limited =
  /\b(?:during|except|unless|apart|but|outside|only|out-of-hours|at night|often|much|always|außer|während|nur|nachts|immer|viel|oft)\b|\bon (?:week|sun|satur)/iu;

/** So far a "no" reaches, in characters; a sentence of members can be as long as a posting. */
const lookAround = 200;

const isNegator = (word: string) => negators.has(word) || /n['’]t$/.test(word);
const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}'’-]+/gu) ?? [];

/**
 * Whether a sentence plainly says that there is none of what stands from `start` to `end` in it. Where it says so with
 * conditions ("no unpaid overtime", "nobody is on call at night") the answer is false: the quote has to speak for itself.
 */
export function isRuledOut(sentence: string, start: number, end: number): boolean {
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
