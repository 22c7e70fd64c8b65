import { comingDayAndTime, dayAndTime } from "@/lib/shared/dates";
import { formatOf } from "@/lib/stages/formats";
import type { MatchEvent } from "../rules/events";
import { nextMove } from "../rules/next-move";
import { tooCloseWords } from "../words/attempts";
import { whatItMeans } from "../words/consequences";
import { bothSign, noAccount, throughOffice } from "../words/no-account";
import { outcomeWords } from "../words/scores";
import type { MatchScene } from "./match-scene";

/** What the reader has just done, and who acts next. */
export type DoneWords = { readonly title: string; readonly text: string };

/**
 * The confirmation of what the reader just did. It comes from the last event of the match, not from the address,
 * because a report that equals the other side's has decided the match. Nothing if someone has acted since, because the
 * page then shows something else.
 */
export function doneWords(
  done: string | undefined,
  scene: Pick<
    MatchScene,
    "events" | "side" | "them" | "hasNoAccount" | "names" | "zone" | "now" | "slot" | "rules" | "state"
  >,
): DoneWords | null {
  const last = scene.events.at(-1)?.event;
  if (!done || ADD_NOTHING.has(done) || !last || !("by" in last) || last.by !== scene.side) return null;
  return wordsOf(last, scene);
}

/** What changes no event of the match. The last event is then from before. */
const ADD_NOTHING = new Set(["watching", "look", "reject-found", "game-link"]);

function wordsOf(
  event: Extract<MatchEvent, { by: unknown }>,
  { them, hasNoAccount, names, zone, now, side, slot, rules, state }: Parameters<typeof doneWords>[1],
): DoneWords {
  const told = toldWords(them, hasNoAccount);
  const until = (at: string) => comingDayAndTime(at, now, zone);
  const answers = (at: string) =>
    hasNoAccount ? `${noAccount(them)} and can’t answer.` : `${them} answers by ${until(at)}.`;
  const confirms = (at: string) =>
    hasNoAccount ? `${noAccount(them)}, so ${bothSign(rules)} by ${until(at)}.` : answers(at);
  const isTheirs = !hasNoAccount && nextMove(state, side, now, rules).kind === "wait-for-answer";
  switch (event.type) {
    case "TimesProposed":
      return {
        title: "Your suggestions are sent.",
        text: hasNoAccount ? throughOffice(them, rules) : `${them} answers next.`,
      };
    case "TimeAgreed":
      return {
        title: `It’s set: ${dayAndTime(event.scheduledAt, zone)}.`,
        text: told,
      };
    case "TimeCancelled":
      return { title: "The time is canceled.", text: isTheirs ? told : `${told} Now agree on another one.` };
    case "Arrived":
      return {
        title: "You’re checked in.",
        text: `${hasNoAccount ? "The director" : them} can see that you’re here.`,
      };
    case "ContactLogged":
      return {
        title: "Attempt logged.",
        text: `${hasNoAccount ? "The director" : them} can see it too. ${tooCloseWords(state.contacts, side, rules)}`.trim(),
      };
    case "UnreachableClaimed":
      return {
        title: "The director has the match.",
        text: hasNoAccount
          ? `${told} The director acts next.`
          : `${them} can tell their side until the ruling.`,
      };
    case "NoShowClaimed":
      return { title: "Your claim is in.", text: answers(event.answerBy) };
    case "ResultReported":
      return { title: "Your report is in.", text: confirms(event.answerBy) };
    case "ReportAmended":
      return { title: "Your report is changed.", text: confirms(event.answerBy) };
    case "ReportApproved":
    case "VersionAccepted":
      if (!event.outcome) {
        return { title: "Confirmed: the match is tied.", text: "The director decides it." };
      }
      return {
        title: `Decided: ${outcomeWords(event.outcome, names)}.`,
        text: formatOf(slot).makesTable
          ? "It counts in the standings now. There’s nothing left to do."
          : `${whatItMeans(event.outcome, side, them, slot)} There’s nothing left to do.`,
      };
    case "ReportContested":
      return { title: "The director has both versions.", text: "You’ll get the ruling by email." };
    case "ContestWithdrawn":
      return {
        title: "Your contest is withdrawn.",
        text: `Confirm the report or contest it again by ${until(event.answerBy)}. ${told}`,
      };
    case "CorrectionAsked":
      return { title: "Your correction is sent.", text: answers(event.answerBy) };
    case "CorrectionAgreed":
      return event.outcome
        ? { title: `Corrected: ${outcomeWords(event.outcome, names)}.`, text: told }
        : { title: "Corrected: the match is tied.", text: "The director decides it." };
    case "CorrectionContested":
      return { title: "The director has the correction.", text: "You’ll get the ruling by email." };
    case "CorrectionWithdrawn":
      return { title: "Your correction is withdrawn.", text: "The current result stays." };
    case "StatementAdded":
      return { title: "Your statement is with the director.", text: "The director acts next." };
    case "NoticeGiven":
      return event.outcome
        ? {
            title: "Your advance notice is in.",
            text: `The match counts as a default. ${told}`,
          }
        : { title: "Your advance notice is in.", text: `You both have more time. ${told}` };
    case "Conceded":
      return { title: `You gave the match to ${them}.`, text: "It counts as a loss by forfeit." };
  }
}

/** A player whom the desk entered without an email hears from no one else. */
function toldWords(them: string, hasNoAccount: boolean): string {
  return hasNoAccount ? `${them} has no email here, so please tell them yourself.` : `We’ve emailed ${them}.`;
}
