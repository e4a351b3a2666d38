/** Units of texts that make parsers backtrack: Markdown syntax, and words that are searched for. */
const units = [
  ...[
    "a",
    " ",
    "\n",
    "\t",
    "\r",
    "a ",
    "a\n",
    "1",
    "1. ",
    ".",
    ". ",
    "a.",
    "a.b ",
    "! ",
    '?"',
    "(",
    ":",
    "://",
    "a-",
    "’",
    "n't ",
  ],
  ...[
    "[",
    "]",
    "[]",
    "[a](",
    "![",
    "[a]: b\n",
    '[a]: <b> "c\n',
    "*",
    "**a",
    "*a ",
    "_a_",
    "`",
    "``a",
    "<",
    "<a ",
    "<!--",
    "<?",
  ],
  ...[
    "\\",
    "\\[",
    "&amp;",
    "#",
    "# a\n",
    "> ",
    "- ",
    "- a\n",
    "    a\n",
    "~~~\n",
    "a\n===\n",
    "---\n",
    "a\n\n",
    "a  \n",
  ],
  ...[
    "http://a ",
    "www.a.",
    "www.a_",
    "a@",
    "@",
    "z.B. ",
    "No. ",
    "u. a. ",
    "😀",
    "ä",
    "a\u0301",
    "漢。",
    "\u200b",
    "\u2028",
    "\u00a0",
  ],
  ...[
    ", no overtime",
    "no overtime ",
    "no ",
    "no a ",
    "overtime ",
    "Overtime. ",
    "remote ",
    "travel to the ",
    "flexible a ",
  ],
  ...[
    "flexible arbeit",
    "arbeit",
    "zeit ",
    "work ",
    "workä",
    "work hours ",
    "days a ",
    "8-",
    "40 hours a week ",
    "the team is ",
  ],
  ...["“a” ", "“", "[1]", " [1] ", ".[1 ", "…", "c++ ", "#a ", "/", "a=", ";", "; ", ",", "'", "%", "\u00fc, "],
];

/** Texts of this length, each of one repeated unit: alone, in a long address, and before an end that breaks it. */
export const hostileTexts = (length: number): [name: string, text: string][] =>
  units.flatMap((unit): [string, string][] => {
    const filled = unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
    return [
      [`${JSON.stringify(unit)} again and again`, `${filled.slice(2)}1b`],
      [
        `a long address that doesn't end with ${JSON.stringify(unit)} again and again`,
        `https://a.b/${"a".repeat(length / 2 - 12)}${filled.slice(length / 2 + 1)}a`,
      ],
      [`${JSON.stringify(unit)} again and again and a long word`, filled.slice(length / 2) + "a".repeat(length / 2)],
    ];
  });

/**
 * How much more processor time the work takes for a text that is four times as long: about 4 if it is linear, 16 if it is
 * quadratic. Work that is too fast to measure counts as 1.
 */
export function growth(work: (text: string) => unknown, [short, long]: [string, string]): number {
  const spent = (text: string, tries: number) =>
    Math.min(
      ...Array.from({ length: tries }, () => {
        const before = process.cpuUsage();
        work(text);
        return process.cpuUsage(before).user / 1000;
      }),
    );
  const first = spent(long, 1);
  if (first < soon) return 1;
  return spent(long, 3) / Math.max(spent(short, 3), soon / 5);
}

/** Milliseconds. */
const soon = 20;
