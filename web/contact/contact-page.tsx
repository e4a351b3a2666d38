import { Link } from "react-router";
import { pages } from "../../contract/pages.ts";
import { fullName } from "../../contract/people/names.ts";
import type { UserCard } from "../../contract/people/users.ts";
import { Face } from "../people/face.tsx";
import { PageTitle } from "../ui/shell/page-title.tsx";
import { useAboutWhom } from "./contact-about.ts";
import { ContactForm } from "./contact-form.tsx";

export default function ContactPage() {
  const about = useAboutWhom();
  return (
    <div className="form-width py-12 md:py-20">
      <PageTitle>Contact Us</PageTitle>
      <h1 className="page-heading">Contact Us</h1>
      {about ? (
        <AboutWhom user={about} />
      ) : (
        <p className="mt-4">
          Questions, trouble with your account, or something that should not be here? Write to the team.
        </p>
      )}
      <ContactForm aboutId={about?.id ?? null} />
    </div>
  );
}

function AboutWhom({ user }: { user: UserCard }) {
  return (
    <div className="sheet mt-6 flex gap-4 p-4" role="status">
      <Face person={user} />
      <div className="min-w-0">
        <p>
          You would like to get in touch with{" "}
          <strong className="font-semibold" dir="auto">
            {fullName(user)}
          </strong>
          .
        </p>
        <p className="quiet mt-1 text-sm">
          Your request goes to the team, who pass it on. Say who you are and what it is about.
        </p>
        <Link className="quiet-link inline-flex min-h-11 items-center text-sm underline" replace to={pages.contact}>
          Write to the team instead
        </Link>
      </div>
    </div>
  );
}
