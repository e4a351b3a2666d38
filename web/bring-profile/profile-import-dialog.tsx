import { useQuery } from "@tanstack/react-query";
import { type ChangeEvent, useEffect, useId, useRef, useState } from "react";
import * as messages from "#messages/bring-profile.ts";
import { loading } from "#messages/lists.ts";
import * as dialogs from "#messages/shell.ts";
import { listCompanies } from "../../contract/companies.ts";
import { nameKey } from "../../contract/interface/name-key.ts";
import { call } from "../api/api.ts";
import { companyChoicesQuery } from "../companies/company-queries.ts";
import { skillChoicesQuery } from "../skills/skill-queries.ts";
import { notify } from "../ui/dialogs/toast.ts";
import type { WorkerReply } from "./archive-worker.ts";
import { type CompanyOffer, type Offer, placesFor } from "./offers.ts";
import { PlaceOffers } from "./place-offers.tsx";
import type { FileProblem, FoundProfile, ProfileForm } from "./profile-values.ts";

/** Characters and bytes of the largest archive that is read. */
const fileMax = 20_000_000;

/** Reads a file in a worker of its own, which ends with it. */
async function readProfile(file: File): Promise<WorkerReply> {
  if (file.size > fileMax) return { problem: "tooLarge" };
  const bytes = await file.arrayBuffer().catch(() => null);
  if (!bytes) return { problem: "notAnArchive" };
  const worker = new Worker(new URL("./archive-worker.ts", import.meta.url), { type: "module" });
  try {
    return await new Promise<WorkerReply>((resolve) => {
      worker.onmessage = ({ data }: MessageEvent<WorkerReply>) => resolve(data);
      worker.onerror = () => resolve({ problem: "notAnArchive" });
      worker.postMessage(bytes, [bytes]);
    });
  } finally {
    worker.terminate();
  }
}

/** Reads a file in the browser, and puts what is ticked into the form. Nothing is uploaded; the form is saved as always. */
export function ProfileImportDialog({ form, onClose }: { form: ProfileForm; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [state, setState] = useState<FoundProfile | FileProblem | "reading" | null>(null);
  const [changed, change] = useState<ReadonlyMap<string, boolean>>(new Map());
  const skills = useQuery(skillChoicesQuery());
  const companies = useQuery(companyChoicesQuery());
  useEffect(() => dialog.current?.showModal(), []);

  const isFound = state !== null && typeof state === "object";
  const known = { skills: skills.data?.skills ?? [], companies: companies.data ?? [] };
  const { places, unknownSkills } = isFound ? placesFor(state, form.read(), known) : { places: [], unknownSkills: [] };
  const isTicked = (title: string, { key, isTicked: first }: Offer) => changed.get(`${title} ${key}`) ?? first;
  const ticked = places.flatMap(({ title, offers }) => offers.filter((offer) => isTicked(title, offer)));

  async function read({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    if (!file) return;
    setState("reading");
    change(new Map());
    const reply = await readProfile(file);
    target.value = "";
    setState("found" in reply ? reply.found : reply.problem);
  }

  async function take() {
    const missing = await takeInto(form, ticked);
    if (missing.length > 0) notify.instruction(messages.notOnBoard(missing));
    dialog.current?.close();
  }

  return (
    <dialog aria-labelledby={id} className="dialog" onClose={onClose} ref={dialog}>
      <h2 className="font-semibold text-xl" id={id}>
        {messages.title}
      </h2>
      <p className="quiet mt-2 text-sm">{messages.how}</p>
      <div className="relative mt-4">
        <input
          accept=".zip,.json"
          className="peer sr-only"
          id={`${id}-file`}
          onChange={(event) => void read(event)}
          type="file"
        />
        <label
          className="btn btn-quiet peer-focus-visible:outline-2 peer-focus-visible:outline-primary peer-focus-visible:outline-offset-2"
          htmlFor={`${id}-file`}
        >
          {messages.file}
        </label>
      </div>
      <div aria-live="polite" className="mt-3">
        {state === "reading" && <p className="quiet">{loading}</p>}
        {typeof state === "string" && state !== "reading" && (
          <p className="field-error" role="alert">
            {messages.problems[state]}
          </p>
        )}
        {isFound && places.length === 0 && <p>{messages.nothingNew}</p>}
      </div>
      <PlaceOffers
        isTicked={isTicked}
        places={places}
        tick={(title, { key }, isOn) => change(new Map([...changed, [`${title} ${key}`, isOn]]))}
      />
      {unknownSkills.length > 0 && (
        <p className="quiet mt-4 text-sm" dir="auto">
          {messages.unknownSkills(unknownSkills)}
        </p>
      )}
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        <button className="btn btn-ghost" onClick={() => dialog.current?.close()} type="button">
          {dialogs.cancel}
        </button>
        {places.length > 0 && (
          <button className="btn btn-primary" disabled={ticked.length === 0} onClick={() => void take()} type="button">
            {messages.take(ticked.length)}
          </button>
        )}
      </div>
    </dialog>
  );
}

/** Puts offers into the form. Returns the names of companies that aren't on the board. */
async function takeInto(form: ProfileForm, offers: readonly CompanyOffer[]): Promise<string[]> {
  const found = await Promise.all(offers.map(async (offer) => ({ offer, apply: await applyOf(offer) })));
  for (const { apply } of found) if (apply) form.write(apply(form.read()));
  return found.flatMap(({ offer, apply }) => (apply ? [] : offer.value));
}

async function applyOf({ apply, lookUp, applyId }: CompanyOffer): Promise<Offer["apply"] | null> {
  if (!lookUp || !applyId) return apply;
  const list = await call(listCompanies, { search: lookUp.slice(0, 200) }).catch(() => null);
  const company = list?.results.find(({ name }) => nameKey(name) === nameKey(lookUp));
  return company ? applyId(company.id) : null;
}
