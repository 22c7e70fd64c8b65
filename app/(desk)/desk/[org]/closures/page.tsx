import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { DeskFrame } from "@/components/layout/frames";
import { HeadRow } from "@/components/ui/head-row";
import { Ledger, LedgerRow } from "@/components/ui/ledger";
import { Link } from "@/components/ui/link";
import { PageHead } from "@/components/ui/page-head";
import { ClosureEffect } from "@/components/venue/closure-effect";
import { ClosureForm } from "@/components/venue/closure-form";
import { requireDirector } from "@/lib/auth/gates";
import { now as clock } from "@/lib/clock";
import { paths } from "@/lib/paths";
import { zoneName } from "@/lib/shared/dates";
import { instantOf } from "@/lib/shared/instant";
import { listClosures } from "@/lib/venue/store/closures";
import { listVenues } from "@/lib/venue/store/read-venues";
import { closedVenues, closureTitle } from "@/lib/venue/words/closed-venues";
import { loadDeskFrame } from "../load-desk-frame";
import { readAsked, showEffect } from "./load-effect";

type Props = {
  readonly params: Promise<{ org: string }>;
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
};

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const { scope } = await requireDirector((await params).org);
  return { title: titleOf(await listVenues(scope.organizationId), (await searchParams).venue) };
}

/** Where a director closes venues for a while: first it shows what that does, then it does it. */
export default async function ClosuresPage({ params, searchParams }: Props) {
  const { org } = await params;
  const desk = await requireDirector(org);
  const zone = desk.organization.timeZone;
  const search = await searchParams;
  const asked = readAsked(org, search, instantOf(clock()), zone);
  const [frame, venues, closures, effect] = await Promise.all([
    loadDeskFrame(desk),
    listVenues(desk.organization.id),
    listClosures(desk.scope),
    asked.query && showEffect(desk, asked.query),
  ]);
  if (asked.query && !effect) notFound();

  return (
    <DeskFrame {...frame} current="places">
      <PageHead
        title={titleOf(venues, search.venue)}
        crumb={
          <>
            <Link href={paths.deskVenues(org)}>Venues</Link>. {zoneName(instantOf(clock()), zone)}
          </>
        }
        lead="For a snow day or a power outage. A closure cancels the times that fall during it, adds days to the deadlines, and emails everyone affected once. You see what would happen before you confirm."
      />
      <div className="cols cols-7-5">
        <section aria-labelledby="closing">
          <HeadRow title="When and why" id="closing" />
          <div className="mt-4">
            <ClosureForm venues={venues} asked={asked.form} />
          </div>
        </section>
        <div>
          {effect && <ClosureEffect {...effect} />}
          {closures.length > 0 && (
            <section className="section" aria-labelledby="closures">
              <HeadRow title="Closures so far" id="closures" />
              <Ledger>
                {closures.map((closure) => (
                  <LedgerRow key={closure.id}>
                    <Link className="row-link" href={paths.deskClosure(org, closure.id)}>
                      {closure.reason}
                    </Link>
                    <p className="small">{closureTitle(closure, zone)}</p>
                  </LedgerRow>
                ))}
              </Ledger>
            </section>
          )}
        </div>
      </div>
    </DeskFrame>
  );
}

/** "Close Courtside Lounge", once it's been chosen: without a choice, it's everything. */
function titleOf(
  venues: readonly { readonly slug: string; readonly name: string }[],
  asked: string | string[] | undefined,
): string {
  const chosen = venues.filter(({ slug }) => slug === asked);
  return `Close ${closedVenues({ venues: chosen.map(({ name }) => name), isAll: chosen.length === 0 })}`;
}
