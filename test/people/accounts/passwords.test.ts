import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { hashPassword } from "../../../server/people/accounts/password.ts";
import { testBoard } from "../../support/board.ts";
import { aPerson } from "../../support/builders.ts";
import { caller } from "../../support/caller.ts";
import { workOf } from "../../support/work.ts";

const board = testBoard({ ORGANISATION: "Weiden Code!" });

const signUp = (password: string) => board.visitor.post("/auth/signup", aPerson({ password }));
const common = "This password is one of the most common ones. Please choose another.";
const name = "This password is the board's own name. Please choose another.";

describe("S05 common passwords are refused with the reason", () => {
  test("S05 the list has 3,000 passwords of a valid length, without duplicates", () => {
    const list = readFileSync(
      join(import.meta.dirname, "../../../server/people/accounts/common-passwords.txt"),
      "utf8",
    );
    const words = list.split("\n").filter((line) => line && !line.startsWith("# "));
    expect(words.filter((word) => word.length >= 8 && word.length <= 11)).toHaveLength(3000);
    expect(new Set(words).size).toBe(words.length);
  });

  test.each([["password"], ["PassWord"], ["12345678"], ["qwertyuiop"], ["\uff50assword"], ["17121985"]])(
    "S05 %j is one of the most common",
    async (password) => {
      expect(await signUp(password)).toMatchObject({
        status: 400,
        body: { error: common, fields: { password: common } },
      });
    },
  );

  test.each([["homecoming"], ["Homecoming1"], ["home coming"], ["weidencode"], ["Weiden-Code"]])(
    "S05 %j is the board's name",
    async (password) => {
      expect(await signUp(password)).toMatchObject({ status: 400, body: { fields: { password: name } } });
    },
  );

  test.each([["lighthouse"], ["password9x!"], ["1990\u00b71990\u00b7"]])("S05 %j is accepted", async (password) => {
    expect((await signUp(password)).status).toBe(201);
  });

  test("S05 also when a password is changed or reset", async () => {
    const person = aPerson();
    await board.visitor.post("/auth/signup", person);
    const { body } = await board.visitor.post("/auth/login", person);
    const change = { currentPassword: person.password, password: "sunshine" };
    const reply = await caller(board.url, body.token).put("/account/password", change);
    expect(reply).toMatchObject({ status: 400, body: { fields: { password: common } } });
    const reset = await board.visitor.post("/auth/reset-password", { token: "x", password: "sunshine" });
    expect(reset).toMatchObject({ status: 400, body: { fields: { password: common } } });
  });
});

test("S06 hashes are Argon2id with 19 MiB and two passes", async () => {
  expect(await hashPassword("lighthouse")).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

const median = (numbers: number[]) => numbers.toSorted((one, other) => one - other)[numbers.length >> 1] as number;

test("S07 a log-in with an unknown address takes as long as one with a wrong password", async () => {
  const member = aPerson();
  await board.visitor.post("/auth/signup", member);
  const [wrong, unknown]: [number[], number[]] = [[], []];
  for (let round = 0; round < 9; round += 1) {
    const guess = (email: string) => board.visitor.post("/auth/login", { email, password: "wrong password" });
    wrong.push(await workOf(() => guess(member.email)));
    unknown.push(await workOf(() => guess(`nobody${round}@example.org`)));
  }
  expect(median(unknown)).toBeGreaterThan(median(wrong) * 0.5);
  expect(median(unknown)).toBeLessThan(median(wrong) * 2);
});

test("S03 an oversized password or an invalid reset link is refused without hashing", {
  tags: "all",
}, async () => {
  let isHashing = true;
  const hashed = Promise.all(Array.from({ length: 150 }, () => hashPassword("lighthouse"))).then(() => {
    isHashing = false;
  });
  expect((await signUp("x".repeat(1_000_000))).status).toBe(400);
  const deadLink = { token: "x", password: "lighthouse" };
  expect((await board.visitor.post("/auth/reset-password", deadLink)).status).toBe(400);
  expect(isHashing).toBe(true);
  await hashed;
});
