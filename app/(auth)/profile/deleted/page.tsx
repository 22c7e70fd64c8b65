import type { Metadata } from "next";
import { ButtonLink } from "@/components/ui/button";
import { paths } from "@/lib/paths";

export const metadata: Metadata = { title: "Account deleted" };

/** Where somebody lands who deleted their account. */
export default function AccountDeletedPage() {
  return (
    <div className="bare">
      <h1>Your account is deleted</h1>
      <p>Your name and contact details are gone. Results in a league stay under a number.</p>
      <p className="actions">
        <ButtonLink kind="primary" href={paths.home()}>
          Go to the start page
        </ButtonLink>
      </p>
    </div>
  );
}
