import { writeFileSync } from "node:fs";

export type Line = { name: string; points: { x: number; y: number }[]; dashes?: string };

type Axes = { x: readonly number[]; y: readonly number[] };

const width = 640;
const height = 360;
const margin = { left: 76, right: 190, top: 24, bottom: 44 };
const between = 15;

/** Draws milliseconds over sizes on two logarithmic axes; `axes` are the tick labels. */
export function plot(file: string, title: string, lines: readonly Line[], axes: Axes): void {
  const x = (value: number) => scale(value, axes.x, [margin.left, width - margin.right]);
  const y = (value: number) => scale(value, axes.y, [height - margin.bottom, margin.top]);
  const places = apart(lines.map(({ points }) => y(points.at(-1)?.y ?? 1)));
  const drawn = lines.map(({ points, name, dashes = "" }, line) => {
    const path = points.map((point) => `${x(point.x).toFixed(1)},${y(point.y).toFixed(1)}`).join(" ");
    return `<polyline points="${path}" fill="none" stroke="#44597f" stroke-width="2" stroke-dasharray="${dashes}"/>
  <text x="${width - margin.right + 8}" y="${((places[line] ?? 0) + 4).toFixed(1)}">${name}</text>`;
  });
  const across = axes.y.map(
    (ms) => `<line x1="${margin.left}" x2="${width - margin.right}" y1="${y(ms)}" y2="${y(ms)}" stroke="#ddd"/>
  <text x="${margin.left - 8}" y="${y(ms) + 4}" text-anchor="end">${ms.toLocaleString("en")} ms</text>`,
  );
  const under = axes.x.map(
    (count) =>
      `<text x="${x(count)}" y="${height - margin.bottom + 20}" text-anchor="middle">${count.toLocaleString("en")}</text>`,
  );
  writeFileSync(
    file,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="12" fill="#333">
  <title>${title}</title>
  <rect width="${width}" height="${height}" fill="#fff"/>
  ${[...across, ...under, ...drawn].join("\n  ")}
</svg>
`,
  );
}

function scale(value: number, axis: readonly number[], [low, high]: [number, number]): number {
  const [from, to] = [axis[0] ?? 1, axis.at(-1) ?? 1].map(Math.log10) as [number, number];
  return low + ((Math.log10(value) - from) / (to - from)) * (high - low);
}

/** Moves overlapping labels downwards. */
function apart(places: readonly number[]): number[] {
  const moved: number[] = [];
  let last = Number.NEGATIVE_INFINITY;
  for (const [place, line] of places.map((at, number) => [at, number] as const).sort(([a], [b]) => a - b)) {
    last = Math.max(place, last + between);
    moved[line] = last;
  }
  return moved;
}
