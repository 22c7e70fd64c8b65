import type { Metadata } from "next";
import { DeskFrame } from "@/components/layout/frames";
import { StandInForm, StandIns } from "@/components/people/stand-ins";
import { BlankState } from "@/components/ui/blank-state";
import { DoneNotice } from "@/components/ui/done-notice";
import { HeadRow } from "@/components/ui/head-row";
import { Link } from "@/components/ui/link";
import { PageHead } from "@/components/ui/page-head";
import { requireDirector } from "@/lib/auth/gates";
import { now as clock } from "@/lib/clock";
import { paths } from "@/lib/paths";
import { isOwnDirector, listStandIns } from "@/lib/people/store/stand-ins";
import { standInDays, standInRows } from "@/lib/people/view/stand-in-rows";
import { OWN_STAND_IN_DONE } from "@/lib/people/words/done";
import { zoneName } from "@/lib/shared/dates";
import { instantOf } from "@/lib/shared/instant";
import { loadDeskFrame } from "../load-desk-frame";

export const metadata: Metadata = { title: "Stand-in" };

type Props = {
  readonly params: Promise<{ org: string }>;
  readonly searchParams: Promise<{ done?: string | string[] }>;
};

/** Who stands in for the director who's reading. */
export default async function StandInPage({ params, searchParams }: Props) {
  const { org } = await params;
  const desk = await requireDirector(org, paths.standIn(org));
  const at = clock();
  const zone = desk.organization.timeZone;
  const now = instantOf(at);
  const [frame, { done }, isOwn, standIns] = await Promise.all([
    loadDeskFrame(desk),
    searchParams,
    isOwnDirector(desk.scope),
    listStandIns(desk.scope, at, desk.actor.id),
  ]);

  return (
    <DeskFrame {...frame} current="desk">
      <PageHead
        title="Stand-in"
        crumb={
          <>
            <Link href={paths.desk(org)}>Desk</Link>. {zoneName(now, zone)}
          </>
        }
        lead="When you’re away, someone else can have your rights as a director. Those rights end automatically, and the log shows who did what."
      />
      <DoneNotice done={done} words={OWN_STAND_IN_DONE} />
      {isOwn ? (
        <div className="cols cols-7-5">
          <section aria-labelledby="now">
            <HeadRow title="Who stands in for you" id="now" />
            {standIns.length === 0 ? (
              <BlankState title="No one">Name someone when you’ll be away.</BlankState>
            ) : (
              <StandIns org={org} isAdmin={false} rows={standInRows(standIns, { now, zone })} />
            )}
          </section>
          <section aria-labelledby="name">
            <HeadRow title="Name a stand-in" id="name" />
            <div className="mt-4">
              <StandInForm org={org} isAdmin={false} directors={[]} {...standInDays(now, zone)} />
            </div>
          </section>
        </div>
      ) : (
        <BlankState title="You’re standing in yourself">
          Only directors themselves and admins can name a stand-in.
        </BlankState>
      )}
    </DeskFrame>
  );
}
