import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { DeskFrame } from "@/components/layout/frames";
import { BlankState } from "@/components/ui/blank-state";
import { DoneNotice } from "@/components/ui/done-notice";
import { Link } from "@/components/ui/link";
import { PageHead } from "@/components/ui/page-head";
import { ClosureMatches } from "@/components/venue/closure-list";
import { EndClosureForm } from "@/components/venue/confirm-closure-form";
import { requireStaff } from "@/lib/auth/gates";
import { now as clock } from "@/lib/clock";
import { paths } from "@/lib/paths";
import { shortDayAndTime } from "@/lib/shared/dates";
import { closureId } from "@/lib/shared/form-fields";
import { instantOf } from "@/lib/shared/instant";
import { findClosure } from "@/lib/venue/store/closures";
import { closureRows } from "@/lib/venue/view/closure-rows";
import { closureHeading, closureTitle } from "@/lib/venue/words/closed-venues";
import { CLOSURE_DONE, CLOSURE_DONE_BUT_CLOSED } from "@/lib/venue/words/done";
import { loadDeskFrame } from "../../load-desk-frame";

type Props = {
  readonly params: Promise<{ org: string; id: string }>;
  readonly searchParams: Promise<{ done?: string | string[] }>;
};

const loadClosure = cache(async (org: string, id: string) => {
  const desk = await requireStaff(org, paths.deskClosure(org, id));
  return { desk, found: closureId.safeParse(id).success ? await findClosure(desk.scope, id) : undefined };
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { org, id } = await params;
  const { desk, found } = await loadClosure(org, id);
  return { title: found ? closureHeading(found.closure, desk.organization.timeZone) : "Closure" };
}

/** A closure, with the matches it changed as they are now. */
export default async function ClosurePage({ params, searchParams }: Props) {
  const { org, id } = await params;
  const { desk, found } = await loadClosure(org, id);
  if (!found) notFound();
  const [frame, { done }] = await Promise.all([loadDeskFrame(desk), searchParams]);
  const { closure, matches, sharedUntil } = found;
  const zone = desk.organization.timeZone;
  const now = instantOf(clock());
  const { canceled, later } = closureRows(matches, { org, zone, now, isDirector: frame.isDirector });
  const holds = closure.reopenedAt === null && closure.until > now;
  const isShared = sharedUntil !== null && sharedUntil > now;

  return (
    <DeskFrame {...frame} current={frame.isDirector ? "places" : "front-desk"}>
      <PageHead
        title={closureHeading(closure, zone)}
        crumb={
          frame.isDirector ? <Link href={paths.deskClosures(org)}>Closures</Link> : desk.organization.name
        }
        lead={closure.reason}
      >
        <p className="small">
          {`${closureTitle(closure, zone)} Confirmed by ${closure.by ?? "the director"}, ${shortDayAndTime(closure.createdAt, zone)}.`}
        </p>
      </PageHead>
      <DoneNotice done={done} words={isShared ? CLOSURE_DONE_BUT_CLOSED : CLOSURE_DONE} />
      {matches.length === 0 && (
        <BlankState title="No match lost its time">{holds && "No one can book these hours."}</BlankState>
      )}
      <ClosureMatches title="Matches with a canceled or moved time" id="canceled" rows={canceled} />
      <ClosureMatches title="Matches with a later deadline" id="later" rows={later} />
      {frame.isDirector && holds && (
        <div className="section tight">
          <EndClosureForm org={org} id={closure.id} isShared={isShared} />
        </div>
      )}
    </DeskFrame>
  );
}
