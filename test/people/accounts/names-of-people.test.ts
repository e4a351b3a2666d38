import { expect, test } from "vitest";
import { personName } from "../../../contract/people/people.ts";
import { testBoard } from "../../support/board.ts";
import { aForm, aPerson } from "../../support/builders.ts";

const board = testBoard();

test.each([
  ...["evil.com/login", "www.evil.com", "evil.com", "WWW.evil.example", "Log in at evil.de now", "evil.example/x"],
  ...[
    "https://evil.example",
    "evil．com",
    "evil。com/x",
    "ｗｗｗ.evil.example",
    "evil.example:8080",
    "192.0.2.1/login",
  ],
])("S161 a name that is a web address is refused: %s", async (name) => {
  const refused = { status: 400, body: { error: "Please enter a name, not a web address" } };
  expect(await board.visitor.post("/auth/signup", aPerson({ firstName: name }))).toMatchObject(refused);
  const member = await board.join();
  const { firstName, email, id } = member;
  const form = aForm({ firstName, lastName: name, email });
  expect(await member.send("PUT", `/users/${id}`, { body: form })).toMatchObject(refused);
});

test.each([
  ...["J.R.", "St.John", "Dr.Okafor", "Anne-Marie", "O'Brien", "M.", "Jr.", "van der Com", "Nguyễn Thị", "A. Io"],
  ...["A.D. Me", "Œuvre", "山田", "Martin L. King", "d'It", "K.C.-Sinclair", "Wwwillems"],
])("S161 a name with dots and other signs is accepted: %s", (name) => {
  expect(personName.safeParse(name).success).toBe(true);
});

test.each([
  ...["пример.рф", "evil.онлайн", "例え.みんな", "公司.中国", "موقع.شبكة", "xn--e1afmkfd.xn--p1ai"],
  ...["x.com", "evil. com", "evil .com", "evil . com"],
  ...["evil.berlin", "evil.jp", "www\u200d.evil.example", "evil.co\u034fm", "evil.example\\login", "a@evil.example"],
  ...["пример.бг", "ตัวอย่าง.ไทย", "例え.集团", "דוגמה.ישראל", "evil.group", "evil.gov", "evil.news", "goo.gl"],
])("S161 a web address in another script or with blanks is refused as a name: %s", (name) => {
  expect(personName.safeParse(name).success).toBe(false);
});

test.each([
  "Д.Иванов",
  "Dr.in",
  "Dr.med.",
  "Mag.a",
  "Dr.Li",
  "Dr.Hu",
  "Md.Ali",
  "Ma.Lourdes",
  "J.P.Morgan",
  "St.Ives",
  "А.С.Пушкин",
  "J. Com",
  "A. Org",
  "Prof.Dr.Müller",
  "محمد",
  "भारत",
])("S161 a name in any script is accepted: %s", (name) => expect(personName.safeParse(name).success).toBe(true));
