import { writeFileSync } from "node:fs";

export type Figure = { members: number; post: string; p50: number; p95: number; plainP50: number };

const width = 640;
const height = 320;
const margin = { left: 76, right: 150, top: 24, bottom: 44 };

const scale = (value: number, [from, to]: [number, number], [low, high]: [number, number]) =>
  low + ((Math.log10(value) - Math.log10(from)) / (Math.log10(to) - Math.log10(from))) * (high - low);

/** Draws milliseconds over members, both on logarithmic axes, for the mixed posts. */
export function plot(figures: readonly Figure[], file: string): void {
  const mixed = figures.filter(({ post }) => post === "mixed");
  const x = (members: number) => scale(members, [1000, 1_000_000], [margin.left, width - margin.right]);
  const y = (ms: number) => scale(ms, [0.1, 10_000], [height - margin.bottom, margin.top]);
  const line = (name: string, value: (figure: Figure) => number, dashes = "") => {
    const points = mixed.map((figure) => `${x(figure.members).toFixed(1)},${y(value(figure)).toFixed(1)}`);
    const [endX, endY] = points.at(-1)?.split(",") ?? [];
    return `<polyline points="${points.join(" ")}" fill="none" stroke="#44597f" stroke-width="2" stroke-dasharray="${dashes}"/>
  <text x="${Number(endX) + 8}" y="${Number(endY) + 4}">${name}</text>`;
  };
  const acrossAt = (
    ms: number,
  ) => `<line x1="${margin.left}" x2="${width - margin.right}" y1="${y(ms)}" y2="${y(ms)}" stroke="#ddd"/>
  <text x="${margin.left - 8}" y="${y(ms) + 4}" text-anchor="end">${ms.toLocaleString("en")} ms</text>`;
  const under = (members: number) =>
    `<text x="${x(members)}" y="${height - margin.bottom + 20}" text-anchor="middle">${members.toLocaleString("en")}</text>`;
  writeFileSync(
    file,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="12" fill="#333">
  <title>Milliseconds for the best ten of a mixed post, over members</title>
  <rect width="${width}" height="${height}" fill="#fff"/>
  ${[0.1, 1, 10, 100, 1000, 10_000].map(acrossAt).join("\n  ")}
  ${[1000, 100_000, 1_000_000].map(under).join("\n  ")}
  ${line("plain SQL, median", ({ plainP50 }) => plainP50)}
  ${line("ours, 95th percentile", ({ p95 }) => p95, "6 4")}
  ${line("ours, median", ({ p50 }) => p50)}
</svg>
`,
  );
}
