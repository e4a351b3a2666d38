import { Suspense } from "react";
import { Link, useSearchParams } from "react-router";
import * as messages from "#messages/contact.ts";
import { pages } from "../../contract/pages.ts";
import { isAdmitted, useUser } from "../api/session.ts";
import { FormSkeleton } from "../ui/forms/form-page.tsx";
import { lazyComponent } from "../ui/shell/lazy-component.ts";
import { MessageSentence } from "../ui/shell/message-sentence.tsx";
import { PageTitle } from "../ui/shell/page-title.tsx";
import { ContactForm } from "./contact-form.tsx";

const ContactMember = lazyComponent(() => import("./contact-member.tsx").then(({ ContactMember }) => ContactMember));

export default function ContactPage() {
  const aboutId = useAboutWhom();
  return (
    <div className="form-width pt-8 pb-12 md:pb-20">
      <PageTitle>{messages.title}</PageTitle>
      <h1 className="page-heading">{messages.title}</h1>
      {aboutId === null ? (
        <>
          <WhatFor />
          <ContactForm aboutId={null} />
        </>
      ) : (
        <Suspense fallback={<FormSkeleton />}>
          <ContactMember id={aboutId} />
        </Suspense>
      )}
    </div>
  );
}

function WhatFor() {
  return (
    <>
      <p className="mt-4">{messages.whatFor}</p>
      <p className="quiet mt-2">
        <MessageSentence>
          {messages.whatHasNoPlace((words) => (
            <Link className="text-link" to={pages.rules}>
              {words}
            </Link>
          ))}
        </MessageSentence>
      </p>
    </>
  );
}

/** The id of the member named in the address; null for visitors, or if no member is named. */
function useAboutWhom(): number | null {
  const isMember = useUser() !== null && isAdmitted();
  const [parameters] = useSearchParams();
  const asked = parameters.get("about") ?? "";
  return isMember && /^[1-9]\d{0,8}$/.test(asked) ? Number(asked) : null;
}
