import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { LeaveEntryForm } from "@/components/entries/leave-entry-form";
import { LeaveWishSection } from "@/components/entries/leave-wish-section";
import { LeavingMatches } from "@/components/entries/leaving-matches";
import { StrikesSection } from "@/components/entries/strikes-section";
import { DeskFrame } from "@/components/layout/frames";
import { EffectTable } from "@/components/match/desk/effect-table";
import { SeasonCrumb } from "@/components/season/season-crumb";
import { ButtonLink } from "@/components/ui/button";
import { Crumb } from "@/components/ui/crumb";
import { DoneNotice } from "@/components/ui/done-notice";
import { HeadRow } from "@/components/ui/head-row";
import { Link } from "@/components/ui/link";
import { NextMove } from "@/components/ui/next-move";
import { requireDirector } from "@/lib/auth/gates";
import { forfeitsMatter } from "@/lib/entries/rules/strikes";
import { findLeaving, type LeavingPreview } from "@/lib/entries/store/leaving";
import { findStrikes } from "@/lib/entries/store/strikes";
import { effectOfLeaving, viewMatchesToClose } from "@/lib/entries/view/leaving-view";
import { strikeLimitQuestion } from "@/lib/entries/view/player-groups";
import { strikeCase } from "@/lib/entries/view/strike-case";
import { ENTRY_DONE } from "@/lib/entries/words/done";
import { leavingConsequence } from "@/lib/entries/words/leaving";
import { LEAVE_REFUSAL_SENTENCES } from "@/lib/entries/words/refusals";
import { paths } from "@/lib/paths";
import { firstName } from "@/lib/people/words/names";
import { isOver } from "@/lib/season/rules/steps";
import { findDivisionIn } from "@/lib/season/store/addresses";
import { findSeason } from "@/lib/season/store/seasons";
import { entryId } from "@/lib/shared/form-fields";
import { loadDeskFrame } from "../../../../../load-desk-frame";

type Props = {
  readonly params: Promise<{ org: string; season: string; division: string; id: string }>;
  readonly searchParams: Promise<{ readonly done?: string | readonly string[] }>;
};

const loadLeaving = cache(async (org: string, season: string, division: string, id: string) => {
  const desk = await requireDirector(org, paths.deskEntry(org, season, division, id));
  return { desk, preview: entryId.safeParse(id).success ? await findLeaving(desk.scope, id) : undefined };
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { org, season, division, id } = await params;
  const { preview } = await loadLeaving(org, season, division, id);
  return preview ? { title: preview.entry.name } : {};
}

/**
 * Removing or withdrawing a player: what it does to matches and standings, and then the director confirms it. Instead,
 * the director can forgive a forfeit, and keep a player whose forfeits the rules ask about.
 */
export default async function LeavePage({ params, searchParams }: Props) {
  const { org, season: seasonSlug, division: slug, id } = await params;
  const { desk, preview } = await loadLeaving(org, seasonSlug, slug, id);
  const season = await findSeason(org, seasonSlug);
  const division = season && (await findDivisionIn(season, slug));
  const [strikes, { done }] = await Promise.all([
    entryId.safeParse(id).success ? findStrikes(desk.scope, id) : undefined,
    searchParams,
  ]);
  if (!season || !division || preview?.entry.divisionId !== division.id) notFound();
  const { name, status, isGuest } = preview.entry;
  const edit = paths.editEntry(org, season.slug, division.slug, id);
  const entry = { org, season: seasonSlug, division: slug, entryId: id };
  const back = paths.deskDivision(org, seasonSlug, slug);
  const hasLeft = status === "withdrawn" || status === "removed";
  const effects = effectOfLeaving(preview);

  return (
    <DeskFrame {...(await loadDeskFrame(desk))} current="seasons">
      <header className="match-head">
        <Crumb>
          <SeasonCrumb org={org} season={season} division={division} />,{" "}
          <Link href={edit}>correct name, email, or division</Link>
          {isGuest && (
            <>
              , <Link href={`${edit}#claim`}>give them a claim code</Link>
            </>
          )}
        </Crumb>
      </header>
      {hasLeft ? (
        <NextMove
          level={1}
          turn="none"
          what={`${name} has left`}
          why={status === "removed" ? "A director removed them." : "They asked to leave."}
          actions={<ButtonLink href={back}>Back to {division.name}</ButtonLink>}
        />
      ) : isOver(season.status) ? (
        <>
          <NextMove
            level={1}
            turn="none"
            what={`${name} ${status === "waitlisted" ? "was on the waitlist for" : "was in"} ${division.name}`}
            why={LEAVE_REFUSAL_SENTENCES["season-over"]}
            actions={<ButtonLink href={back}>Back to {division.name}</ButtonLink>}
          />
          {strikes && strikes.strikes.length > 0 && (
            <div className="section tight">
              <StrikesSection
                entry={entry}
                name={name}
                strikes={strikeCase(strikes, desk.organization.timeZone)}
                isOver
              />
            </div>
          )}
        </>
      ) : (
        <>
          <DoneNotice done={done} words={ENTRY_DONE} />
          <NextMove
            level={1}
            turn="you"
            what={
              strikes?.isAsked
                ? strikeLimitQuestion({ name, forfeits: strikes.counting })
                : `${name} ${preview.wish?.ended === null ? "asks to leave" : "leaves"} ${division.name}`
            }
            why={strikes?.isAsked ? `${CHOICES} ${whyOf(preview)}` : whyOf(preview)}
          />
          <div className="cols cols-7-5 section tight">
            <div>
              {status === "active" &&
                strikes &&
                strikes.strikes.length > 0 &&
                forfeitsMatter(season.rules) && (
                  <StrikesSection
                    entry={entry}
                    name={name}
                    strikes={strikeCase(strikes, desk.organization.timeZone)}
                  />
                )}
              <LeavingMatches matches={viewMatchesToClose(org, preview)} />
              {effects.length > 0 && (
                <div className="mt-8">
                  <EffectTable effects={effects} caption="Points and rank, before and after" />
                </div>
              )}
            </div>
            <div>
              {preview.wish && (
                <LeaveWishSection
                  entry={entry}
                  name={name}
                  wish={preview.wish}
                  zone={desk.organization.timeZone}
                />
              )}
              <section aria-labelledby="confirm">
                <HeadRow title={strikes?.isAsked ? "Or remove them" : "Confirm"} id="confirm" />
                <LeaveEntryForm {...entry} stamp={preview.stamp} name={firstName(name)} />
              </section>
            </div>
          </div>
        </>
      )}
    </DeskFrame>
  );
}

const CHOICES = "Keep them, forgive a forfeit, or remove them. If you remove them:";
function whyOf({ plan, annulBelowPercent, entry: { name, status } }: LeavingPreview): string {
  const consequence = leavingConsequence(plan, annulBelowPercent, { name: firstName(name) });
  if (consequence) return `${consequence} They can’t rejoin the division. Nothing happens until you confirm.`;
  return status === "waitlisted"
    ? "Everyone behind them on the waitlist moves up. Nothing happens until you confirm."
    : "They have no open matches. Before the pairings are published, their spot goes to the first player on the waitlist. Nothing happens until you confirm.";
}
