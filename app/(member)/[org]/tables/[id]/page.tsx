import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { MemberFrame } from "@/components/layout/frames";
import { CheckIn } from "@/components/match/check-in";
import { PlayerActions } from "@/components/match/player-actions";
import { ButtonLink } from "@/components/ui/button";
import { PageHead } from "@/components/ui/page-head";
import { requireActor } from "@/lib/auth/gates";
import { now } from "@/lib/clock";
import { newestOf } from "@/lib/match/rules/story";
import { findMatchOfPlayer } from "@/lib/match/store/read-match";
import { findTableVisit, type TableVisit } from "@/lib/match/store/table-visit";
import { checkInView } from "@/lib/match/view/check-in";
import { setScene } from "@/lib/match/view/match-scene";
import { paths } from "@/lib/paths";
import { time } from "@/lib/shared/dates";
import { tableId } from "@/lib/shared/form-fields";
import type { UserId } from "@/lib/shared/ids";
import { instantOf } from "@/lib/shared/instant";
import { frameOf } from "../../../frame-of";

export const metadata: Metadata = { title: "Check in" };

type Props = { readonly params: Promise<{ org: string; id: string }> };

/** What the code on a table opens: a player whose match is booked there around now checks in with one tap. */
export default async function TablePage({ params }: Props) {
  const { org, id } = await params;
  if (!tableId.safeParse(id).success) notFound();
  const actor = await requireActor(paths.table(org, id));
  const [visit, frame] = await Promise.all([findTableVisit(org, id, actor.id, now()), frameOf(actor)]);
  if (!visit) notFound();

  return (
    <MemberFrame {...frame} organization={visit.organization}>
      <PageHead title={visit.table} crumb={`${visit.venue}, ${visit.organization.name}`} />
      <YourMatch visit={visit} table={id} reader={actor.id} />
    </MemberFrame>
  );
}

interface YourMatchProps {
  readonly visit: TableVisit;
  readonly table: string;
  readonly reader: UserId;
}

async function YourMatch({ visit: { match: booked, table: name }, table, reader }: YourMatchProps) {
  const match = booked && (await findMatchOfPlayer(booked.id, reader));
  if (!booked || !match) {
    return (
      <Told title="You don’t have a match here right now">
        <p className="next-why">You can check in from 30 minutes before a match that’s booked at {name}.</p>
        <ButtonLink href={paths.me()}>See your matches</ButtonLink>
      </Told>
    );
  }
  const scene = setScene(match, instantOf(now()));
  const checkIn = booked.isHere ? checkInView(scene) : null;
  const place = checkIn ? "here" : booked.table ? `at ${booked.table}` : "today";
  const start = scene.state.scheduledAt && ` at ${time(scene.state.scheduledAt, scene.zone)}`;
  return (
    <PlayerActions matchId={match.id} seen={newestOf(match.events)}>
      <Told title={`You play ${scene.them} ${place}${start ?? ""}`}>
        {checkIn && <CheckIn checkIn={checkIn} table={table} />}
        <ButtonLink href={paths.match(match.id)}>Open the match</ButtonLink>
      </Told>
    </PlayerActions>
  );
}

function Told({ title, children }: { readonly title: string; readonly children: React.ReactNode }) {
  return (
    <section aria-labelledby="your-match">
      <h2 id="your-match">{title}</h2>
      <div className="actions">{children}</div>
    </section>
  );
}
