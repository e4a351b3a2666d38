import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const styles = (file: string) => readFileSync(join(import.meta.dirname, "../../web/styles", file), "utf8");
const themes = styles("themes.css");
const search = styles("search.css");

type Oklch = [lightness: number, chroma: number, hue: number];
type Rgb = [number, number, number];

function themed(theme: string, name: string): Oklch {
  const block = themes.slice(themes.indexOf(`name: "${theme}"`));
  const [, l, c, h] = new RegExp(`--color-${name}: oklch\\((\\S+)% (\\S+) (\\S+)\\)`).exec(block) ?? [];
  return [Number(l) / 100, Number(c), Number(h)];
}

/** In gamma-encoded sRGB, 0 to 1. */
function rgb([l, c, h]: Oklch): Rgb {
  const [a, b] = [c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)];
  const [x, y, z] = [l + 0.3963377774 * a + 0.2158037573 * b, l - 0.1055613458 * a - 0.0638541728 * b].concat(
    l - 0.0894841775 * a - 1.291485548 * b,
  );
  const [p, q, r] = [x, y, z].map((part) => (part as number) ** 3) as Rgb;
  const linear = [
    4.0767416621 * p - 3.3077115913 * q + 0.2309699292 * r,
    -1.2684380046 * p + 2.6097574011 * q - 0.3413193965 * r,
    -0.0041960863 * p - 0.7034186147 * q + 1.707614701 * r,
  ].map((part) => Math.min(1, Math.max(0, part)));
  return linear.map((part) => (part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055)) as Rgb;
}

const over = (top: Rgb, share: number, below: Rgb) =>
  top.map((part, at) => part * share + (below[at] as number) * (1 - share)) as Rgb;

const luminance = (color: Rgb) => {
  const [r, g, b] = color.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

function contrast(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** The declarations of a rule of the search's styles. */
const rule = (selector: string) => search.slice(search.indexOf(`  ${selector} {`)).split("}")[0] ?? "";
/** The share of the text's colour that tints a rule's background. */
const tintOf = (selector: string) => Number(/base-content\) (\d+)%, transparent/.exec(rule(selector))?.[1]) / 100;

test.each(["dusk", "day"])(
  "U67 in the %s theme marked words have a contrast of at least 4.5 on every background",
  (theme) => {
    const ink = rgb(themed(theme, "base-content"));
    const [page, palette] = [rgb(themed(theme, "base-100")), rgb(themed(theme, "base-200"))];
    const places = {
      page,
      "a hit under the pointer": over(ink, tintOf(".hit:hover"), page),
      palette,
      "an option under the pointer": over(ink, tintOf(".palette-option:hover"), palette),
      "the chosen option": over(ink, tintOf(".palette-option[data-focused]"), palette),
    };
    const marked = Object.entries(places).map(([place, below]) => [
      place,
      contrast(ink, over(ink, tintOf("mark"), below)),
    ]);
    expect(marked.filter(([, found]) => !((found as number) >= 4.5))).toEqual([]);
    // Quiet text would be too faint on a mark.
    expect(rule("mark")).toMatch(/[^-]color: var\(--color-base-content\)/);
  },
);
