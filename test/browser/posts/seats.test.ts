import { expect, type Page } from "@playwright/test";
import * as deEvidence from "../../../messages/de/evidence.ts";
import * as de from "../../../messages/de/projects.ts";
import * as enEvidence from "../../../messages/en/evidence.ts";
import * as en from "../../../messages/en/projects.ts";
import { askByMail } from "../../../server/asking/asking-mails.ts";
import type { DueStep } from "../../../server/due/due-work.ts";
import { endProjects } from "../../../server/projects/project-ending.ts";
import { noteFullSeats } from "../../../server/projects/team-store.ts";
import { type BrowserMember, type Cast, test, toast } from "../../support/browser/browser.ts";
import { doDue } from "../../support/browser/due.ts";
import { aProject, aWord } from "../../support/builders.ts";
import { mailInFolder } from "../../support/mail-folder.ts";

const day = 86_400_000;
const noteHeldSeats: DueStep = async (transaction, by) => {
  await noteFullSeats(transaction, by);
  return [];
};

const words = { en: { ...en, evidence: enEvidence }, de: { ...de, evidence: deEvidence } };
type Words = (typeof words)["en" | "de"];
type Journey = { page: Page; cast: Cast; word: Words; lang: "en" | "de"; title: string };

/** Opens a page as a member, in the language of the journey. */
async function open({ page, cast, lang }: Journey, member: BrowserMember, address: string) {
  await cast.logIn(page, member);
  await page.goto(`${address}${address.includes("?") ? "&" : "?"}lang=${lang}`);
}

async function addSeat({ page, word }: Journey, place: number, name: string, skills: string[]) {
  await page.getByRole("button", { name: word.addSeat }).click();
  const seat = page.getByRole("group", { name: word.seat(place) });
  await seat.getByLabel(word.seatName).fill(name);
  for (const skill of skills) {
    await seat.getByRole("combobox", { name: word.skills }).fill(skill);
    await page.getByRole("option", { name: skill, exact: true }).click();
    await page.keyboard.press("Escape");
  }
}

async function post(journey: Journey, owner: BrowserMember) {
  const { page, word, title } = journey;
  await open(journey, owner, "/projects/add");
  await page.getByLabel(word.fields.title).fill(title);
  await page.locator("textarea").fill("We draw a map.");
  await page.getByLabel(word.stage).selectOption("building");
  await addSeat(journey, 1, "Frontend", ["JavaScript", "React"]);
  await addSeat(journey, 2, "Data", ["Python"]);
  await page.getByRole("button", { name: /^(Save|Speichern)$/ }).click();
  await expect(toast(page, word.saving.created)).toBeVisible();
}

/** From Welcome's line by the filtered list to the project, whose seat says the fit, and the request. */
async function findAndAsk(journey: Journey, member: BrowserMember) {
  const { page, word, title } = journey;
  await open(journey, member, "/welcome");
  await page.getByRole("link", { name: /seats? fits? you|Pl(atz passt|ätze passen) zu dir/ }).click();
  await expect(page).toHaveURL(/\/projects\?fits=1/);
  await page.getByRole("heading", { name: title }).click();
  await page.getByRole("link", { name: word.detailsAbout(title) }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await page.getByRole("button", { name: word.askToJoinAs("Frontend") }).click();
  await page.getByRole("dialog").getByLabel(word.asking.text).fill("I like maps.");
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^(Send|Senden)$/ })
    .click();
  await expect(toast(page, word.asking.done)).toBeVisible();
  await expect(page.getByRole("button", { name: word.takeBackThis("Frontend") })).toBeVisible();
  return new URL(page.url()).pathname;
}

async function accept(journey: Journey, owner: BrowserMember, address: string, name: string) {
  const { page, word } = journey;
  await open(journey, owner, address);
  await expect(page.getByText("I like maps.")).toBeVisible();
  await page.getByRole("button", { name: word.acceptThis(name) }).click();
  await expect(toast(page, word.accepted(name))).toBeVisible();
  await expect(page.getByRole("region", { name: word.team, exact: true })).toContainText("Frontend");
}

async function confirmTime(journey: Journey, owner: BrowserMember, address: string, name: string) {
  const { page, word } = journey;
  await open(journey, owner, address);
  await page.getByRole("button", { name: word.confirmTimeOf(name) }).click();
  await expect(page.getByText(word.confirmed, { exact: true })).toBeVisible();
}

async function seeReason(journey: Journey, owner: BrowserMember, member: BrowserMember) {
  const { page, word, title } = journey;
  await open(journey, owner, `/users/${member.id}`);
  await page.getByRole("button", { name: word.evidence.reasonsFor("React", 1) }).click();
  await page.getByRole("link", { name: `Frontend - ${title}` }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
}

for (const [lang, width] of [
  ["en", 360],
  ["en", 1280],
  ["de", 360],
] as const) {
  const name = `E02 E10b a member finds a seat by fit, gets it, and shows it on their profile: ${lang}, ${width} px`;
  test(name, { tag: width === 1280 ? [] : "@all" }, async ({ page, cast }) => {
    await page.setViewportSize({ width, height: 900 });
    const journey: Journey = { page, cast, lang, word: words[lang], title: `Map ${aWord()}` };
    const owner = await cast.join();
    const member = await cast.join({ firstName: "Ada", skills: ["JavaScript", "React"] });
    await post(journey, owner);
    const address = await findAndAsk(journey, member);
    await accept(journey, owner, address, "Ada");
    await doDue([noteHeldSeats], Date.now() + 31 * day);
    await confirmTime(journey, owner, address, "Ada");
    await seeReason(journey, owner, member);
  });
}

test("E07b a mailed link asks whether a project is still going; a button ends it without log-in", {
  tag: "@all",
}, async ({ page, cast }) => {
  const [owner, title] = [await cast.join(), `Map ${aWord()}`];
  await cast.confirm(owner);
  const seats = [{ name: "Frontend", skills: [] }];
  const { body: project } = await owner.post("/projects", aProject({ title, stage: "building", seats }));
  await doDue([{ inBatches: endProjects }, { inBatches: askByMail }], Date.now() + 31 * day);
  const { text } = await mailInFolder(owner.email, `Is “${title}” still going?`);
  const [, link = ""] = /\S+(\/still-going\?token=\S+answer=ended)/.exec(text ?? "") ?? [];
  await page.goto(link);
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(title);
  await expect(page.getByRole("main").getByRole("button")).toHaveText(["It has ended", "Yes, still going"]);
  expect((await owner.get(`/projects/${project.id}`)).body.stage).toBe("building");
  await page.getByRole("button", { name: "It has ended" }).click();
  await expect(page.getByText(/^Thank you\. It is marked as ended/)).toBeFocused();
  const { stage, seats: after } = (await owner.get(`/projects/${project.id}`)).body;
  expect([stage, after[0].state]).toEqual(["ended", "closed"]);
  await page.goto(link);
  await expect(page.getByRole("alert")).toHaveText("This link was used already or is too old.");
});
