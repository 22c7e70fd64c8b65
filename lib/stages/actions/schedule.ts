"use server";

import { notFound, redirect } from "next/navigation";
import { directorForm } from "@/lib/auth/form-action";
import { now } from "@/lib/clock";
import { listEntriesOfDesk } from "@/lib/entries/store/entries";
import { expirePublicPages } from "@/lib/jobs/expire";
import { refusalSentence } from "@/lib/match/rules/refusals";
import { execute } from "@/lib/match/store/execute";
import { paths } from "@/lib/paths";
import type { DirectorScope } from "@/lib/people/rules/permissions";
import {
  extendRoundInput,
  moveSessionInput,
  type PublishInput,
  publishInput,
} from "@/lib/season/input/season";
import { findSeason, placeOf, type SeasonFacts } from "@/lib/season/store/seasons";
import { skippedTime, trouble } from "@/lib/shared/form";
import { instantOfLocal } from "@/lib/shared/wall-clock";
import { drawLots } from "../rules/draw-lots";
import { SCHEDULE_REFUSAL_SENTENCES } from "../rules/schedule-refusals";
import { drawPlayoff } from "../store/draw-playoff";
import { updateRoundDeadline } from "../store/extend-round";
import { updateSession } from "../store/move-session";
import { publishDivision } from "../store/publish";
import { findRound } from "./find-round";

// What a director does with the schedule of a division.

/** Draws lots and publishes the first stage: the pairings of a round robin, or the bracket of a knockout. */
export const publishSchedule = directorForm(publishInput, async ({ scope, organization }, input, form) => {
  const skipped = skippedTime(form, organization.timeZone);
  if (skipped) return skipped;
  const { season, division } = await findPlace(organization.slug, input);

  const plan = { divisionId: division.id, ...(await planOf(scope, season, division.id, input)) };
  const answer = await publishDivision(scope, season, plan, now());
  if (!answer.ok) return trouble(form, SCHEDULE_REFUSAL_SENTENCES[answer.refusal]);
  expirePublicPages(placeOf(season));
  redirect(`${paths.deskDivision(organization.slug, season.slug, division.slug)}?done=published`);
});

/** Draws the knockout that the finished round robin feeds. */
export const publishPlayoff = directorForm(publishInput, async ({ scope, organization }, input, form) => {
  const skipped = skippedTime(form, organization.timeZone);
  if (skipped) return skipped;
  const { season, division } = await findPlace(organization.slug, input);

  const plan = await planOf(scope, season, division.id, input);
  const answer = await drawPlayoff(scope, { season, division }, plan, now());
  if (!answer.ok) return trouble(form, SCHEDULE_REFUSAL_SENTENCES[answer.refusal]);
  expirePublicPages(placeOf(season));
  redirect(`${paths.deskDivision(organization.slug, season.slug, division.slug)}?done=playoff`);
});

/** Gives every match of a round that is still to be played more time. */
export const extendRound = directorForm(
  extendRoundInput,
  async ({ actor, scope, organization }, input, form) => {
    const skipped = skippedTime(form, organization.timeZone);
    if (skipped) return skipped;
    const { season, division, deadline, reason } = input;
    const { view, round } = await findRound(organization.slug, input);

    const deadlineAt = instantOfLocal(organization.timeZone, deadline);
    const open = round.matches.filter(({ status }) => status === "open" || status === "scheduled");
    if (open.length === 0) return trouble(form, "Every match of this round is reported already.");
    const refusals: string[] = [];
    for (const match of open) {
      const command = { type: "extend-deadline", deadlineAt, reason } as const;
      const answer = await execute(match.id, command, { userId: actor.id, origin: actor.origin }, now());
      if (answer && !answer.ok) refusals.push(refusalSentence(answer.refusal));
    }
    if (refusals.length === open.length) return trouble(form, refusals[0] ?? "");
    await updateRoundDeadline(scope, view, { ...round, deadlineAt }, now());
    expirePublicPages(placeOf(view.season));
    const done = refusals.length > 0 ? "extended-some" : "extended";
    redirect(`${paths.deskDivision(organization.slug, season, division)}?done=${done}`);
  },
);

/** Gives a final at a session another hour and place; its players hear of it. */
export const moveSession = directorForm(
  moveSessionInput,
  async ({ actor, scope, organization }, input, form) => {
    const skipped = skippedTime(form, organization.timeZone);
    if (skipped) return skipped;
    const { season, division, sessionPlace: place } = input;
    const { view, round } = await findRound(organization.slug, input);

    const session = { at: instantOfLocal(organization.timeZone, input.session), place };
    const moved = await updateSession(scope, view, round, session, now());
    if (!moved.ok) return trouble(form, SCHEDULE_REFUSAL_SENTENCES[moved.refusal]);
    const { deadlineAt } = moved.value;
    for (const match of round.matches.filter(({ status }) => status === "open" || status === "scheduled")) {
      const sender = { userId: actor.id, origin: actor.origin };
      if (match.deadlineAt < deadlineAt) {
        const command = { type: "extend-deadline", deadlineAt, reason: "The session was moved." } as const;
        await execute(match.id, command, sender, now());
      }
      const answer = await execute(
        match.id,
        { type: "fix-time", scheduledAt: session.at, place },
        sender,
        now(),
      );
      if (answer && !answer.ok) return trouble(form, refusalSentence(answer.refusal));
    }
    expirePublicPages(placeOf(view.season));
    redirect(`${paths.deskDivision(organization.slug, season, division)}?done=session`);
  },
);

async function findPlace(org: string, input: PublishInput) {
  const season = await findSeason(org, input.season);
  const division = season?.divisions.find(({ slug }) => slug === input.division);
  if (!season || !division) notFound();
  return { season, division };
}

/** What the director typed, and the lots that are drawn now. */
async function planOf(
  scope: DirectorScope,
  season: SeasonFacts,
  divisionId: string,
  { firstDay, session, sessionPlace }: PublishInput,
) {
  const entries = await listEntriesOfDesk(scope, divisionId);
  const active = entries.filter(({ status }) => status === "active").map(({ id }) => id);
  const lots = drawLots(
    active,
    active.map(() => Math.random()),
  );
  const at = session && instantOfLocal(season.organization.timeZone, session);
  return { lots, firstDay, session: at ? { at, place: sessionPlace } : null };
}
