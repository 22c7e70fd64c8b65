"use server";

import { notFound, redirect } from "next/navigation";
import { personForm } from "@/lib/auth/form-action";
import { formTooOften } from "@/lib/auth/form-too-often";
import { now } from "@/lib/clock";
import { playerAction } from "@/lib/match/actions/match-action";
import { foundInput, matchOnlyInput, pickFoundInput, rejectFoundInput } from "@/lib/match/input/match";
import { findMatchOfPlayer } from "@/lib/match/store/read-match";
import { MATCH_REFUSAL_SENTENCES } from "@/lib/match/words/refusals";
import { paths } from "@/lib/paths";
import { namesOf, shortNames } from "@/lib/people/words/names";
import { SITE_NAMES } from "@/lib/season/rules/sites";
import { formErrors } from "@/lib/shared/form";
import { pickMatch } from "../rules/find-match";
import { foundReport } from "../rules/found-match";
import { wantedOf } from "../rules/wanted";
import { findSearch, lookSoon, rejectFind } from "../store/searches";
import { pickRefusalSentence } from "../words/picks";

/** Reports the games that the league found, as the player's own report. */
export const reportFound = playerAction(foundInput, async ({ found }, match) => {
  const search = await findSearch(match.id);
  if (!search?.find || search.foundAt !== found) return { code: "found-changed" };
  return { type: "report", source: "chess-site", games: foundReport(search.find) };
});

/** Reports the found games that the player says count, checked by the same rules. */
export const pickFound = playerAction(pickFoundInput, async ({ found, picks }, match) => {
  const search = await findSearch(match.id);
  const wanted = wantedOf(match);
  if (!wanted || !search?.find || search.foundAt !== found) return { code: "found-changed" };
  const picked = pickMatch(search.find.candidates ?? [], picks, wanted);
  if (!picked.ok) {
    const names = shortNames(namesOf(match));
    const facts = { wanted, names, site: SITE_NAMES[wanted.site], zone: match.organization.timeZone };
    return { code: "picks-misfit", detail: pickRefusalSentence(picked.refusal, facts) };
  }
  return { type: "report", source: "chess-site", picked: true, games: foundReport({ games: picked.value }) };
});

/** Says that what was found isn't the match, so that it doesn't count by itself. */
export const rejectFound = personForm(paths.me(), rejectFoundInput, async (actor, input, form) => {
  const match = await findMatchOfPlayer(input.matchId, actor.id);
  if (!match) notFound();
  const { found: foundAt, statement = "" } = input;
  if (!(await rejectFind(match.id, { by: match.side, statement, foundAt }, now())))
    return formErrors(form, MATCH_REFUSAL_SENTENCES["found-changed"]);
  redirect(`${paths.match(match.id)}?done=reject-found#found`);
});

/** "We have played": the league looks for the match within a minute. */
export const lookNow = personForm(paths.me(), matchOnlyInput, async (actor, input, form) => {
  const match = await findMatchOfPlayer(input.matchId, actor.id);
  if (!match) notFound();
  const tooOften = await formTooOften(form, { limit: "look-for-games", by: actor.id });
  if (tooOften) return tooOften;
  await lookSoon(match.id, now());
  redirect(`${paths.match(match.id)}?done=look#found`);
});
