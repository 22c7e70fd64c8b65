import type { Metadata } from "next";
import Link from "next/link";
import { notFound, redirect } from "next/navigation";
import { BareFrame } from "@/components/layout/bare-frame";
import { Ledger, LedgerRow } from "@/components/ui/ledger";
import { requireActor } from "@/lib/auth/gates";
import { listStandings, type Standing } from "@/lib/data/people";
import { paths } from "@/lib/paths";

export const metadata: Metadata = { title: "Your desks" };

/** The way to one's desk: straight there with one, a list with several. */
export default async function DesksPage() {
  const actor = await requireActor(paths.desks());
  const desks = (await listStandings(actor.id)).flatMap(deskOf);
  const [first, ...others] = desks;
  if (!first) notFound();
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

/** Directors work at the queue; staff at the front desk; somebody who is only an admin looks after people. */
function deskOf({ organization, roles }: Standing) {
  const { slug, name } = organization;
  if (roles.includes("director")) return [{ href: paths.desk(slug), name, what: "You are a director." }];
  if (roles.includes("admin")) return [{ href: paths.people(slug), name, what: "You are an admin." }];
  if (roles.includes("staff"))
    return [{ href: paths.equipment(slug), name, what: "You work at the front desk." }];
  return [];
}
