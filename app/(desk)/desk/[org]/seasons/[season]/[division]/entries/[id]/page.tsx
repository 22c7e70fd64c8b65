import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { LeaveEntryForm } from "@/components/entries/leave-entry-form";
import { LeavingMatches } from "@/components/entries/leaving-matches";
import { StrikesSection } from "@/components/entries/strikes-section";
import { DeskFrame } from "@/components/layout/frames";
import { EffectTable } from "@/components/match/desk/effect-table";
import { ButtonLink } from "@/components/ui/button";
import { Crumb } from "@/components/ui/crumb";
import { DoneNotice } from "@/components/ui/done-notice";
import { HeadRow } from "@/components/ui/head-row";
import { NextMove } from "@/components/ui/next-move";
import { requireDirector } from "@/lib/auth/gates";
import { findLeaving, type LeavingPreview } from "@/lib/entries/store/leaving";
import { findStrikes } from "@/lib/entries/store/strikes";
import { effectOfLeaving, viewMatchesToClose } from "@/lib/entries/view/leaving-view";
import { strikeLimitQuestion } from "@/lib/entries/view/player-groups";
import { strikeCase } from "@/lib/entries/view/strike-case";
import { leavingConsequence } from "@/lib/entries/words/leaving";
import { paths } from "@/lib/paths";
import { firstName } from "@/lib/people/words/names";
import { findSeason } from "@/lib/season/store/seasons";
import { entryId } from "@/lib/shared/form-fields";
import { loadDeskFrame } from "../../../../../load-desk-frame";

export const metadata: Metadata = { title: "A player leaves" };

type Props = {
  readonly params: Promise<{ org: string; season: string; division: string; id: string }>;
  readonly searchParams: Promise<{ readonly done?: string | readonly string[] }>;
};

/**
 * Letting a player go: what it does to the matches and to the table, and then the director confirms it. Or not: where the
 * rules ask about a player's forfeits, the director can keep them here, and forgive a forfeit.
 */
export default async function LeavePage({ params, searchParams }: Props) {
  const { org, season: seasonSlug, division: slug, id } = await params;
  const desk = await requireDirector(org);
  const season = await findSeason(org, seasonSlug);
  const division = season?.divisions.find((each) => each.slug === slug);
  const [preview, strikes, { done }] = await Promise.all([
    entryId.safeParse(id).success ? findLeaving(desk.scope, id) : undefined,
    entryId.safeParse(id).success ? findStrikes(desk.scope, id) : undefined,
    searchParams,
  ]);
  if (!season || !division || preview?.entry.divisionId !== division.id) notFound();
  const { name, status } = preview.entry;
  const back = paths.deskDivision(org, seasonSlug, slug);
  const hasLeft = status === "withdrawn" || status === "removed";
  const effects = effectOfLeaving(preview);

  return (
    <DeskFrame {...(await loadDeskFrame(desk))} current="seasons">
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
          <DoneNotice done={done} words={DONE_WORDS} />
          <NextMove
            level={1}
            turn="you"
            what={
              strikes?.isAsked
                ? strikeLimitQuestion({ name, forfeits: strikes.counting })
                : `${name} leaves ${division.name}`
            }
            why={strikes?.isAsked ? `${CHOICES} ${whyOf(preview)}` : whyOf(preview)}
          />
          <div className="cols cols-7-5 section tight">
            <div>
              {status === "active" && strikes && strikes.bears !== null && strikes.strikes.length > 0 && (
                <StrikesSection
                  entry={{ org, season: seasonSlug, division: slug, entryId: id }}
                  name={name}
                  strikes={strikeCase(strikes, desk.organization.timeZone)}
                />
              )}
              <LeavingMatches matches={viewMatchesToClose(org, preview)} />
              {effects.length > 0 && (
                <div className="mt-8">
                  <EffectTable effects={effects} caption="Points and place, before and after" />
                </div>
              )}
            </div>
            <section aria-labelledby="confirm">
              <HeadRow title={strikes?.isAsked ? "Or remove them" : "Confirm"} id="confirm" />
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

const CHOICES = "Keep them, forgive a forfeit, or remove them. If they are removed:";
const DONE_WORDS = {
  kept: "They stay. You are asked again after another forfeit.",
  forgiven: "The forfeit counts no longer. They get a letter.",
};

function whyOf({ plan, annulBelowPercent, entry: { name, status } }: LeavingPreview): string {
  const consequence = leavingConsequence(plan, annulBelowPercent, { name: firstName(name) });
  if (consequence) return `${consequence} Nothing happens until you confirm it.`;
  return status === "waitlisted"
    ? "Everybody behind them in line moves up. Nothing happens until you confirm it."
    : "No match of theirs is open. Whoever is first on the waiting list gets a place that is given away before the pairings. Nothing happens until you confirm it.";
}
