import type { Metadata } from "next";

import { PublicFrame } from "@/components/layout/frames";
import { ButtonLink } from "@/components/ui/button";

export const metadata: Metadata = { title: "Page not found" };

/** An address that doesn't exist, or that the reader may not see; both look the same. */
export default function NotFound() {
  return (
    <PublicFrame>
      <div className="bare">
        <h1>Page not found</h1>
        <p>It may belong to another season, or there may be a typo in the address.</p>
        <p className="actions">
          <ButtonLink href="/">Go to the season</ButtonLink>
          <ButtonLink kind="link" href="/me">
            See your next move
          </ButtonLink>
        </p>
      </div>
    </PublicFrame>
  );
}
