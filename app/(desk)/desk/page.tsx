import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { BareFrame } from "@/components/layout/bare-frame";
import { Ledger, LedgerRow } from "@/components/ui/ledger";
import { Link } from "@/components/ui/link";
import { listDesks } from "@/lib/auth/desks";
import { requireActor } from "@/lib/auth/gates";
import { paths } from "@/lib/paths";

export const metadata: Metadata = { title: "Your desks" };

/** Takes people to their desk: straight there with one, to a list with several. A player's page is "Your move". */
export default async function DesksPage() {
  const actor = await requireActor(paths.desks());
  const desks = listDesks(actor.rolesEverywhere);
  const [first, ...others] = desks;
  if (!first) redirect(paths.me());
  if (others.length === 0) redirect(first.href);

  return (
    <BareFrame title="Your desks">
      <Ledger>
        {desks.map(({ href, name, what }) => (
          <LedgerRow key={href}>
            <Link className="row-link" href={href}>
              {name}
            </Link>
            <span className="small muted">{what}</span>
          </LedgerRow>
        ))}
      </Ledger>
    </BareFrame>
  );
}
