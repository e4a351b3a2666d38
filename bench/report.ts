import { readFileSync, writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { join } from "node:path";
import { type Figure, limitFor, sizes } from "./case.ts";

const count = (size: number) => size.toLocaleString("en");
const digits = (value: number) => (value < 10 ? value.toFixed(value < 1 ? 2 : 1) : count(Math.round(value)));

/** The figures as a Markdown table, one row for each name; a missed target is bold. */
export function table(figures: readonly Figure[]): string {
  const rows = [...Map.groupBy(figures, ({ sentence, name }) => `${sentence}|${name}`).values()]
    .toSorted(([a], [b]) => (a?.sentence ?? 0) - (b?.sentence ?? 0))
    .map((same) => {
      const cells = sizes.map((size) => cell(same.find((figure) => figure.size === size)));
      const large = same.toSorted((a, b) => b.size - a.size)[0] as Figure;
      const floor = large.floor === undefined ? "" : `${digits(large.floor)} ms`;
      const rate = large.perSecond === undefined ? "" : count(Math.round(large.perSecond));
      return [String(large.sentence), large.name, promised(large), ...cells, growth(same), floor, rate];
    });
  const head = ["", "", "target", ...sizes.map(count), "growth", "floor", "a second"];
  return [head, ["--:", "---", "---", ...head.slice(3).map(() => "--:")], ...rows]
    .map((cells) => `| ${cells.join(" | ")} |`)
    .join("\n");
}

function cell(figure: Figure | undefined): string {
  if (!figure) return "";
  const { value, unit, part, failure } = figure;
  const text = [
    Number.isNaN(value) ? "failed" : `${digits(value)} ${unit}`,
    ...(part === undefined ? [] : [part.toFixed(2)]),
    ...(failure && !Number.isNaN(value) ? ["failed"] : []),
  ].join(" · ");
  return isMissed(figure) ? `**${text}**` : text;
}

function growth(same: readonly Figure[]): string {
  const [small, large] = sizes.map((size) => same.find((figure) => figure.size === size));
  if (!small || !large?.target.growth) return "";
  const factor = large.value / small.value;
  return factor > large.target.growth ? `**${factor.toFixed(1)}×**` : `${factor.toFixed(1)}×`;
}

function promised({ target: { most, least, part }, unit }: Figure): string {
  const limits = typeof most === "number" ? [most] : (most ?? []);
  const texts = [
    limits.length > 0 ? `≤ ${limits.join(" / ")} ${unit}` : "",
    least === undefined ? "" : `≥ ${least} ${unit}`,
    part === undefined ? "" : `≥ ${part}`,
  ];
  return texts.filter(Boolean).join(", ");
}

const isMissed = ({ value, size, target: { most, least, part: atLeast }, part, failure }: Figure): boolean =>
  failure !== undefined ||
  (most !== undefined && value > limitFor(size, most)) ||
  (least !== undefined && value < least) ||
  (part !== undefined && atLeast !== undefined && part < atLeast);

/** How many figures meet their targets. */
export function summary(figures: readonly Figure[]): string {
  const met = figures.filter((figure) => !isMissed(figure)).length;
  return `${met} of ${figures.length} figures meet their targets.`;
}

export const machine = () => {
  const model = cpus()[0]?.model.trim() ?? "";
  return `${cpus().length} cores (${model}), ${Math.round(totalmem() / 2 ** 30)} GB of memory, Node ${process.versions.node}`;
};

/** Writes the figures of this version between the markers of a page. */
export function writeReport(file: string, figures: readonly Figure[]): void {
  const { version } = JSON.parse(readFileSync(join(import.meta.dirname, "../package.json"), "utf8"));
  const parts = { machine: `Homecoming ${version}, ${machine()}`, summary: summary(figures), figures: table(figures) };
  let text = readFileSync(file, "utf8");
  for (const [name, part] of Object.entries(parts)) {
    const [from, to] = [`<!-- ${name} -->\n`, `<!-- /${name} -->`];
    text = `${text.slice(0, text.indexOf(from))}${from}${part}\n${text.slice(text.indexOf(to))}`;
  }
  writeFileSync(file, text);
}
