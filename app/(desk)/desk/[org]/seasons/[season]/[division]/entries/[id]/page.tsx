import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { EffectTable } from "@/components/desk/effect-table";
import { LeaveEntryForm } from "@/components/desk/leave-entry-form";
import { LeavingMatches } from "@/components/desk/leaving-matches";
import { DeskFrame } from "@/components/layout/frames";
import { ButtonLink } from "@/components/ui/button";
import { Crumb } from "@/components/ui/crumb";
import { HeadRow } from "@/components/ui/head-row";
import { NextMove } from "@/components/ui/next-move";
import { requireDirector } from "@/lib/auth/gates";
import { findLeaving, type LeavingPreview } from "@/lib/data/leaving";
import { findSeason } from "@/lib/data/seasons";
import { leavingConsequence } from "@/lib/format/leaving";
import { firstName } from "@/lib/format/names";
import { paths } from "@/lib/paths";
import { entryId } from "@/lib/schemas/fields";
import { deskFrame } from "../../../../../desk-frame";
import { closingMatches, effectOfLeaving } from "./leaving-view";

export const metadata: Metadata = { title: "A player leaves" };

type Props = {
  readonly params: Promise<{ org: string; season: string; division: string; id: string }>;
};

/** Letting a player go: what it does to the matches and to the table, and then the director confirms it. */
export default async function LeavePage({ params }: Props) {
  const { org, season: seasonSlug, division: slug, id } = await params;
  const desk = await requireDirector(org);
  const season = await findSeason(org, seasonSlug);
  const division = season?.divisions.find((each) => each.slug === slug);
  const preview = entryId.safeParse(id).success ? await findLeaving(desk.scope, id) : undefined;
  if (!season || !division || preview?.entry.divisionId !== division.id) notFound();
  const { name, status } = preview.entry;
  const back = paths.deskDivision(org, seasonSlug, slug);
  const hasLeft = status === "withdrawn" || status === "removed";
  const effects = effectOfLeaving(preview);

  return (
    <DeskFrame {...(await deskFrame(desk))} current="seasons">
      <header className="match-head">
        <Crumb>
          <Link href={paths.deskSeasons(org)}>Seasons</Link>,{" "}
          <Link href={paths.deskSeason(org, seasonSlug)}>{season.name}</Link>,{" "}
          <Link href={back}>{division.name}</Link>
        </Crumb>
      </header>
      {hasLeft ? (
        <NextMove
          level={1}
          turn="none"
          what={`${name} has left`}
          why={status === "removed" ? "A director put them out." : "They asked to leave."}
          actions={<ButtonLink href={back}>Back to {division.name}</ButtonLink>}
        />
      ) : (
        <>
          <NextMove level={1} turn="you" what={`${name} leaves ${division.name}`} why={whyOf(preview)} />
          <div className="cols cols-7-5 section tight">
            <div>
              <LeavingMatches matches={closingMatches(org, preview)} />
              {effects.length > 0 && (
                <div className="mt-8">
                  <EffectTable effects={effects} caption="Points and place, before and after" />
                </div>
              )}
            </div>
            <section aria-labelledby="confirm">
              <HeadRow title="Confirm" id="confirm" />
              <LeaveEntryForm
                org={org}
                season={seasonSlug}
                division={slug}
                entryId={id}
                stamp={preview.stamp}
                name={firstName(name)}
              />
            </section>
          </div>
        </>
      )}
    </DeskFrame>
  );
}

function whyOf({ plan, annulBelowPercent, entry: { name, status } }: LeavingPreview): string {
  const consequence = leavingConsequence(plan, annulBelowPercent, { name: firstName(name) });
  if (consequence) return `${consequence} Nothing happens until you confirm it.`;
  return status === "waitlisted"
    ? "Everybody behind them in line moves up. Nothing happens until you confirm it."
    : "No match of theirs is open. Whoever is first on the waiting list gets a place that is given away before the pairings. Nothing happens until you confirm it.";
}
