import Link from "next/link";

import { ButtonLink } from "../ui/button";
import { WaitingCount } from "./waiting-count";

interface SignedInCornerProps {
  readonly name: string;
  /** What the corner says where there is no room for a name. */
  readonly short: string;
  readonly href?: string | undefined;
  readonly waiting?: number | undefined;
  readonly desk?: { readonly href: string; readonly label: string } | null | undefined;
}

/** Who is signed in and how much is waiting for them; for directors and staff, also the link to their desk. */
export function SignedInCorner({ name, short, href = "/me", waiting, desk }: SignedInCornerProps) {
  return (
    <>
      {desk && (
        <Link className="who" href={desk.href}>
          {desk.label}
        </Link>
      )}
      <Link className="who" href={href}>
        <span className="who-n">{name}</span>
        <WaitingCount count={waiting} />
      </Link>
      <ButtonLink kind="quiet" className="who-small" href={href} prefetch={false}>
        {short}
        <WaitingCount count={waiting} />
      </ButtonLink>
    </>
  );
}
