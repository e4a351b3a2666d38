import { Suspense } from "react";
import { Link } from "react-router";
import * as messages from "#messages/contact.ts";
import { pages } from "../../contract/pages.ts";
import { FormSkeleton } from "../ui/forms/form-skeleton.tsx";
import { latePart } from "../ui/shell/late-part.ts";
import { PageTitle } from "../ui/shell/page-title.tsx";
import { Sentence } from "../ui/shell/sentence.tsx";
import { useAboutWhom } from "./about-whom.ts";
import { ContactForm } from "./contact-form.tsx";

const ContactSomeone = latePart(() => import("./contact-someone.tsx").then(({ ContactSomeone }) => ContactSomeone));

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
          <ContactSomeone id={aboutId} />
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
