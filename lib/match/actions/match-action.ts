import { notFound, redirect } from "next/navigation";
import type { z } from "zod";
import { refreshPage } from "@/lib/auth/bearer";
import type { Actor } from "@/lib/auth/current-actor";
import { directorForm, personForm, staffForm } from "@/lib/auth/form-action";
import { formTooOften } from "@/lib/auth/form-too-often";
import type { LocatedActor } from "@/lib/auth/gates";
import { now } from "@/lib/clock";
import { expirePublicPages } from "@/lib/jobs/expire-in-request";
import { paths } from "@/lib/paths";
import { type Answer, accept, refuse } from "@/lib/shared/answer";
import { type FormState, formErrors, skippedTime } from "@/lib/shared/form";
import type { DirectorCommand, MatchCommand, PlayerCommand, StaffCommand } from "../rules/commands";
import type { MatchRefused } from "../rules/decision";
import type { MatchState } from "../rules/state";
import { changeOfMatch } from "../store/change-of-match";
import { execute, type SeeingAuthor } from "../store/execute";
import type { ShownMatch } from "../store/match-record";
import type { NewPhoto } from "../store/photos/develop";
import { findMatchOfDesk, findMatchOfPlayer, type PlayerMatch } from "../store/read-match";
import { doneOf } from "../words/desk-done";
import { refusalSentence } from "../words/refusals";
import { developPhotos } from "./photos";

/**
 * Runs a command from a player: checks who they are, that the match is theirs, that the input is well formed, and what
 * the rules say. A match of someone else's is not found.
 */
export function playerAction<Schema extends z.ZodType<{ matchId: string; seen: string }>>(
  schema: Schema,
  toCommand: (
    input: z.output<Schema>,
    match: PlayerMatch,
    form: FormData,
  ) => PlayerCommand | MatchRefused | Promise<PlayerCommand | MatchRefused>,
) {
  return personForm(paths.me(), schema, async (actor, input, form) => {
    const match = await findMatchOfPlayer(input.matchId, actor.id);
    if (!match) notFound();
    const skipped = skippedTime(form, match.organization.timeZone);
    if (skipped) return skipped;
    const command = await toCommand(input, match, form);
    if ("code" in command) return refusedForm(form, command);
    const page = `${paths.match(match.id)}?done=${command.type}`;
    return sendCommand(match, command, { actor, input, form }, () => page);
  });
}

/** Runs a command from a director on a match of their organization. */
export function directorAction<Schema extends z.ZodType<{ org: string; matchId: string; seen: string }>>(
  schema: Schema,
  toCommand: (input: z.output<Schema>, match: ShownMatch) => DirectorCommand,
) {
  return directorForm(schema, async ({ actor, scope, organization }, input, form) => {
    const match = await findMatchOfDesk(scope, input.matchId);
    if (!match) notFound();
    const command = toCommand(input, match);

    const page = paths.case(organization.slug, match.id);
    const next = (state: MatchState | null) => `${page}?done=${doneOf(command, state)}`;
    return sendCommand(match, command, { actor, input, form }, next);
  });
}

/** Runs a command from the front desk on a match of its organization. */
export function staffAction<Schema extends z.ZodType<{ org: string; matchId: string; seen: string }>>(
  schema: Schema,
  toCommand: (input: z.output<Schema>, form: FormData) => StaffCommand,
) {
  return staffForm(schema, async ({ actor, scope, organization }, input, form) => {
    const match = await findMatchOfDesk(scope, input.matchId);
    if (!match) notFound();

    const page = `${paths.enterResult(organization.slug, match.id)}?done=entered`;
    return sendCommand(match, toCommand(input, form), { actor, input, form }, () => page);
  });
}

/**
 * Sends a person's command: counts reports, prepares its photos and runs it. Opens the next page, or returns what the
 * form shows.
 *
 * @param next the page for the match's new state; null if it didn't change
 */
async function sendCommand(
  match: ShownMatch | PlayerMatch,
  command: PlayerCommand | DirectorCommand | StaffCommand,
  { actor, input, form }: Sent,
  next: (state: MatchState | null) => string,
): Promise<FormState> {
  const tooMany = await tooManyReports(command, actor, form);
  if (tooMany) return tooMany;
  const photos = await developPhotos(command, form, actor);
  if (!photos.ok) return photos.refusal;
  const done = await executeOn(match, command, authorOf(actor, input), form, photos.value);
  return done.ok ? redirect(next(done.value)) : done.refusal;
}

/** Who sends a form, what it says, and the form. */
type Sent = {
  readonly actor: LocatedActor;
  readonly input: { readonly seen: string };
  readonly form: FormData;
};

/**
 * Runs the command and redraws the match's public pages. Returns the match's new state, if it changed, or what the form
 * shows if the rules refuse.
 */
export async function executeOn(
  match: ShownMatch | PlayerMatch,
  command: MatchCommand,
  author: SeeingAuthor,
  form: FormData,
  photos: readonly NewPhoto[] = [],
): Promise<Answer<MatchState | null, FormState>> {
  const answer = await execute(match.id, command, author, now(), photos);
  if (!answer) notFound();
  if (!answer.ok)
    return isSaidAgain(answer.refusal) ? accept(null) : refuse(refusedForm(form, answer.refusal));
  expirePublicPages(changeOfMatch(match));
  return accept(answer.value.state);
}

/** A second tap is answered like the first one. */
function isSaidAgain({ code }: MatchRefused): boolean {
  return code === "already-arrived";
}

/** Games with moves are the most expensive input of any form: each is replayed to check that its moves are legal. */
async function tooManyReports(
  command: PlayerCommand | DirectorCommand | StaffCommand,
  actor: Actor,
  form: FormData,
): Promise<FormState> {
  return "games" in command ? formTooOften(form, { limit: "report", by: actor.id }) : null;
}

/** Who acts, and how many events their page had seen. */
export function authorOf(
  { id, origin }: Pick<LocatedActor, "id" | "origin">,
  { seen }: { readonly seen: string },
): SeeingAuthor {
  return { userId: id, origin, seen: /^\d{1,6}$/.test(seen) ? Number(seen) : null };
}

function refusedForm(form: FormData, refusal: MatchRefused): FormState {
  const sentence = refusalSentence(refusal);
  if (refusal.newest !== undefined) {
    refreshPage();
    return { ...formErrors(form, sentence), newest: String(refusal.newest) };
  }
  if (refusal.game === undefined) return formErrors(form, sentence);
  const named = `Game ${refusal.game + 1}: ${sentence}`;
  return formErrors(form, named, { [`game-${refusal.game}`]: sentence });
}
