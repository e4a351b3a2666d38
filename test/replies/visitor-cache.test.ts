import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { visitorCache } from "../../server/http/visitor-cache.ts";

describe("a reply to visitors", () => {
  let asked: number;
  const load = async () => {
    asked += 1;
    return asked;
  };
  beforeEach(() => {
    asked = 0;
    vi.useFakeTimers({ toFake: ["Date"] });
    onTestFinished(() => void vi.useRealTimers());
  });

  test("is loaded from the database once in two seconds, however many visitors ask", async () => {
    const { answerTo } = visitorCache();
    const many = () => Promise.all(Array.from({ length: 20 }, () => answerTo("/stats", load)));
    expect(new Set(await many())).toEqual(new Set([1]));
    vi.advanceTimersByTime(1999);
    expect(new Set(await many())).toEqual(new Set([1]));
    vi.advanceTimersByTime(1);
    expect(new Set(await many())).toEqual(new Set([2]));
  });

  test("is loaded again after a failure, and separately for each address", async () => {
    const { answerTo } = visitorCache();
    await expect(answerTo("/stats", () => Promise.reject(new Error("gone")))).rejects.toThrow("gone");
    expect([await answerTo("/stats", load), await answerTo("/activity", load)]).toEqual([1, 2]);
  });

  test("is dropped when something is written, even while it is being loaded", async () => {
    const { answerTo, clear } = visitorCache();
    const before = answerTo("/stats", load);
    clear();
    expect([await before, await answerTo("/stats", load)]).toEqual([1, 2]);
  });

  test("is one of at most a hundred in the cache", async () => {
    const { answerTo } = visitorCache();
    for (let n = 0; n <= 100; n += 1) await answerTo(`/jobs ${n}`, load);
    expect(await answerTo("/jobs 0", load)).toBe(102);
    expect(await answerTo("/jobs 100", load)).toBe(101);
  });
});
