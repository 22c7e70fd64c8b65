import { inTransaction, type Transaction } from "@/lib/db/transaction";
import { sendJobs } from "@/lib/jobs/store/queue";
import { proveDirector, proveStaff } from "@/lib/people/rules/permissions";
import { namesOf, shortNames } from "@/lib/people/words/names";
import { haveBothPlayed } from "@/lib/room/rules/both-played";
import { listGameEventsIn } from "@/lib/room/store/read-games";
import { type Answer, accept, refuse } from "@/lib/shared/answer";
import { instantOf } from "@/lib/shared/instant";
import { advanceStage, decidesBracket, refuseByBracket } from "@/lib/stages/store/advance-stage";
import { watchCommand } from "@/lib/telemetry/command";
import { changesSince } from "../rules/changed-since";
import type { MatchCommand } from "../rules/commands";
import { decide } from "../rules/decide";
import { agreedOutcome } from "../rules/decide-report";
import type { MatchActor, MatchContext, MatchRefused } from "../rules/decision";
import { hasAddedAll } from "../rules/event-limit";
import type { MatchEvent } from "../rules/events";
import { evolve } from "../rules/evolve";
import { areTooManyPhotos, withPhotos } from "../rules/photos";
import type { MatchRefusal } from "../rules/refusals";
import { otherSide } from "../rules/sides";
import type { MatchState } from "../rules/state";
import { changedSentence } from "../words/changed-since";
import { append } from "./append";
import { findDeparted, NOBODY } from "./departed";
import type { Author } from "./happening";
import { type LockedMatch, lockMatch } from "./lock-matches";
import { type MatchRecord, sideOf } from "./match-record";
import { countNoticesOf } from "./notices";
import type { NewPhoto } from "./photos/develop";
import { insertPhotos } from "./photos/insert-photos";
import { bookAgreedTime } from "./sync-booking";

export type Executed = { readonly state: MatchState; readonly events: readonly MatchEvent[] };

/**
 * Who sends a command: a signed-in person, or the clock. The person's permissions are checked under the lock.
 */
export type Sender = Author | SeeingAuthor | "clock";

/**
 * A person who answers a page. If the match has changed since, the command is refused. `seen` is how many events the
 * page had seen; null if its form doesn't say.
 */
export type SeeingAuthor = Author & { readonly seen: number | null };

/**
 * The only way to change a match: lock the row, fold the events, decide, append. The lock puts concurrent commands in
 * line, so each is decided on the state that the one before it left.
 *
 * @param photos what came with the command, for one of its events; see `takesPhotos`
 * @returns null when there is no such match
 */
export async function execute(
  matchId: string,
  command: MatchCommand,
  sender: Sender,
  at: Date,
  photos: readonly NewPhoto[] = [],
): Promise<Answer<Executed, MatchRefused> | null> {
  return inTransaction((tx) => executeIn(tx, matchId, command, sender, at, { photos }));
}

type Extras = {
  readonly photos?: readonly NewPhoto[];
  /** Users who get no letter, because the caller writes them one. */
  readonly quietTo?: readonly string[];
  /** The sender leaves the season for good, which closes their own match. */
  readonly isLeaving?: boolean;
};

/** Does the same within a larger transaction. */
export async function executeIn(
  tx: Transaction,
  matchId: string,
  command: MatchCommand,
  sender: Sender,
  at: Date,
  extras: Extras = {},
): Promise<Answer<Executed, MatchRefused> | null> {
  return watchCommand(command.type, () => decideAndAppend(tx, matchId, command, sender, at, extras));
}

async function decideAndAppend(
  tx: Transaction,
  matchId: string,
  command: MatchCommand,
  sender: Sender,
  at: Date,
  { photos = [], quietTo = [], isLeaving = false }: Extras,
): Promise<Answer<Executed, MatchRefused> | null> {
  const match = await lockMatch(tx, matchId, sender === "clock" ? null : sender.userId, at);
  if (!match) return null;
  const sent: Sent = { match, command, sender, actor: actorIn(match, sender, isLeaving), at, photos };
  const beforehand = refuseBeforehand(sent);
  if (beforehand) return refuse(beforehand);

  const decision = decide(match.state, command, await contextOf(tx, sent));
  if (!decision.ok) return refuse(decision.refusal);

  const departed = command.type === "reopen" ? await findDeparted(tx, match, "reopened") : NOBODY;
  const events = withPhotos(
    [...decision.value, ...departed.events],
    photos.map(({ id }) => id),
  );
  const state = events.reduce(evolve, match.state);
  const afterward = departed.refusal ?? (await refuseInBracket(tx, sent, state));
  if (afterward) return refuse({ code: afterward });
  const booked = await bookAgreedTime(tx, match, state);
  if (!booked.ok) return refuse({ code: booked.refusal });

  const author = sender === "clock" ? null : sender;
  await append(tx, [
    { match, events, author, at, quietTo: [...quietTo, ...departed.userIds], booked: booked.value },
  ]);
  await followUp(tx, sent, { state, events });
  return accept({ state, events });
}

/** A command with its match, which is locked. */
type Sent = {
  readonly match: LockedMatch;
  readonly command: MatchCommand;
  readonly sender: Sender;
  readonly actor: MatchActor;
  readonly at: Date;
  readonly photos: readonly NewPhoto[];
};

/** Why a command is refused before it's decided; null if it isn't. */
function refuseBeforehand({ match, command, sender, actor, photos }: Sent): MatchRefused | null {
  if (match.isArchived) return { code: "season-archived" };
  const changed = refuseOldPage(match, command, sender);
  if (changed) return changed;
  if (hasAddedAll(match.events, actor)) return { code: "too-much" };
  if (sender !== "clock" && areTooManyPhotos(match.events, sender.userId, photos.length))
    return { code: "too-many-photos" };
  return null;
}

/** What a command is decided by, besides the state of the match. */
async function contextOf(
  tx: Transaction,
  { match, command, sender, actor, at }: Sent,
): Promise<MatchContext> {
  const { rules, venue, closed, organization } = match;
  const noticesGiven = command.type === "give-notice" ? await countNotices(tx, match, sender, at) : 0;
  const played = command.type === "claim-no-show" ? await listGameEventsIn(tx, match.id) : [];
  return {
    now: instantOf(at),
    actor,
    rules,
    zone: organization.timeZone,
    venue,
    closed,
    noticesGiven,
    haveBothPlayed: haveBothPlayed(played),
  };
}

/** What follows from the events: their photos are kept, an arrival is announced, and the bracket advances. */
async function followUp(
  tx: Transaction,
  { match, command, at, photos }: Sent,
  { state, events }: Executed,
): Promise<void> {
  await insertPhotos(tx, match, events, photos);
  if (command.type === "arrive")
    await sendJobs(tx, "notify-arrival", [{ matchId: match.id, seq: match.events.length + events.length }]);
  if (decidesBracket(match, state)) await advanceStage(tx, match.stage.id, null, at);
}

/**
 * Why the bracket doesn't allow what a command does. A correction is asked only if it could be agreed to: it's tried as
 * if it had been.
 */
async function refuseInBracket(
  tx: Transaction,
  { match, command: { type } }: Sent,
  state: MatchState,
): Promise<MatchRefusal | null> {
  const { correction } = state;
  const outcome = correction && agreedOutcome(correction.outcome, match.rules);
  const tried =
    type === "ask-correction" && correction
      ? evolve(state, { type: "CorrectionAgreed", by: otherSide(correction.by), outcome })
      : state;
  const refusal = await refuseByBracket(tx, match, tried);
  const isCorrection = type === "ask-correction" || type === "agree-to-correction";
  return refusal === "played-on" && isCorrection ? "correction-played-on" : refusal;
}

/** Why a command doesn't answer the current state; null if it does, and for commands that don't come from a page. */
function refuseOldPage(match: MatchRecord, command: MatchCommand, sender: Sender): MatchRefused | null {
  if (sender === "clock" || !("seen" in sender)) return null;
  const newer = changesSince(command, match.events, sender.seen);
  if (newer.length === 0) return null;
  const { home, away } = match;
  const names = shortNames(namesOf(match));
  const nameOf = (userId: string) =>
    userId === home.userId ? names.home : userId === away.userId ? names.away : null;
  const detail = changedSentence(newer, { reader: sender.userId, nameOf });
  return { code: "changed", detail, newest: match.events.length };
}

/** How many times the sender has given notice in the organization within a year. */
async function countNotices(tx: Transaction, match: MatchRecord, sender: Sender, at: Date): Promise<number> {
  if (sender === "clock") return 0;
  // If two notices arrive together in two matches, the second waits and counts the first.
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${sender.userId}, 64))`;
  return countNoticesOf(tx, match.organization.id, sender.userId, at);
}

function actorIn(match: LockedMatch, sender: Sender, isLeaving: boolean): MatchActor {
  if (sender === "clock") return { kind: "clock" };
  const { userId } = sender;
  const holder = { organizationId: match.organization.id, userId, roles: match.roles };
  return {
    kind: "person",
    userId,
    side: sideOf(match, userId),
    isDirector: proveDirector(holder) !== null,
    isStaff: proveStaff(holder) !== null,
    isLeaving,
  };
}
