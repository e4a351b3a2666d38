import { describe, expect, test } from "vitest";
import { lowestGap } from "../../web/ui/toasts/toast-gap.ts";

const window = { height: 60, from: 200, to: 600 };

describe("U11 a toast settles at the lowest place where it covers nothing:", () => {
  test("at the bottom where that is free", () => {
    expect(lowestGap([], window)).toBe(600);
    expect(lowestGap([{ top: 100, bottom: 530 }], window)).toBe(600);
  });

  test("above what is in its way, in a gap that is high enough", () => {
    expect(lowestGap([{ top: 560, bottom: 640 }], window)).toBe(552);
    const dense = [
      { top: 420, bottom: 440 },
      { top: 560, bottom: 580 },
      { top: 500, bottom: 540 },
    ];
    expect(lowestGap(dense, window)).toBe(412);
  });

  test("nowhere where there is no such place, or only far up", () => {
    const rows = Array.from({ length: 10 }, (_, row) => ({ top: row * 60, bottom: row * 60 + 50 }));
    expect(lowestGap(rows, window)).toBeUndefined();
    expect(lowestGap([{ top: 250, bottom: 600 }], window)).toBeUndefined();
  });
});
