import { Link } from "react-router";
import * as messages from "#messages/contact.ts";
import { pages } from "../../contract/pages.ts";
import { fullName } from "../../contract/people/names.ts";
import type { UserCard } from "../../contract/people/users.ts";
import { Face } from "../ui/pictures/face.tsx";
import { PageTitle } from "../ui/shell/page-title.tsx";
import { Sentence } from "../ui/shell/sentence.tsx";
import { useAboutWhom } from "./contact-about.ts";
import { ContactForm } from "./contact-form.tsx";

export default function ContactPage() {
  const about = useAboutWhom();
  return (
    <div className="form-width pt-8 pb-12 md:pb-20">
      <PageTitle>{messages.title}</PageTitle>
      <h1 className="page-heading">{messages.title}</h1>
      {about ? <AboutWhom user={about} /> : <WhatFor />}
      <ContactForm aboutId={about?.id ?? null} />
    </div>
  );
}

function WhatFor() {
  return (
    <>
      <p className="mt-4">{messages.whatFor}</p>
      <p className="quiet mt-2">
        <Sentence>
          {messages.whatHasNoPlace((words) => (
            <Link className="text-link" to={pages.rules}>
              {words}
            </Link>
          ))}
        </Sentence>
      </p>
    </>
  );
}

function AboutWhom({ user }: { user: UserCard }) {
  return (
    <div className="sheet mt-6 flex gap-4 p-4" role="status">
      <Face person={user} />
      <div className="min-w-0">
        <p>
          <Sentence>
            {messages.aboutWhom(
              <strong className="font-semibold" dir="auto">
                {fullName(user)}
              </strong>,
            )}
          </Sentence>
        </p>
        <p className="quiet mt-1 text-sm">{messages.howItGoes}</p>
        <Link className="quiet-link inline-flex min-h-11 items-center text-sm underline" replace to={pages.contact}>
          {messages.toTeamInstead}
        </Link>
      </div>
    </div>
  );
}
