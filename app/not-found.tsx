import type { Metadata } from "next";

import { BareFrame } from "@/components/layout/bare-frame";
import { ButtonLink } from "@/components/ui/button";

export const metadata: Metadata = { title: "Nothing here" };

/** An address that leads nowhere, or to something that is not the reader's to see; both look the same. */
export default function NotFound() {
  return (
    <BareFrame title="There is no such page here">
      <p>It may have been in another season, or the address has a typing error in it.</p>
      <p className="actions">
        <ButtonLink href="/">Go to the season</ButtonLink>
        <ButtonLink kind="link" href="/me">
          See your next move
        </ButtonLink>
      </p>
    </BareFrame>
  );
}
