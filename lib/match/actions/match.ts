"use server";

import { notFound } from "next/navigation";
import { instantOfLocal } from "@/lib/shared/wall-clock";
import {
  acceptTimeInput,
  arriveInput,
  cancelTimeInput,
  contestInput,
  logContactInput,
  matchOnlyInput,
  proposeTimesInput,
  statementInput,
} from "../input/match";
import { readTypedGames } from "../input/report";
import { findBookedTable } from "../store/table-visit";
import { playerAction } from "./match-action";

// What a player can do on the match page. For what each command does and when it's refused, see lib/match/rules.

export const proposeTimes = playerAction(proposeTimesInput, ({ picks, times, note }, match) => ({
  type: "propose-times",
  times: [
    ...new Set(picks.map((time) => new Date(time).toISOString())),
    ...times.map((time) => instantOfLocal(time, match.organization.timeZone)),
  ],
  ...(note ? { note } : {}),
}));

export const acceptTime = playerAction(acceptTimeInput, ({ time }) => ({
  type: "accept-time",
  time: new Date(time).toISOString(),
}));

export const cancelTime = playerAction(cancelTimeInput, ({ reason }) => ({
  type: "cancel-time",
  ...(reason ? { reason } : {}),
}));

export const logContact = playerAction(logContactInput, ({ means, triedAt, note }, match) => ({
  type: "log-contact",
  means,
  triedAt: instantOfLocal(triedAt, match.organization.timeZone),
  note,
}));

export const claimUnreachable = playerAction(statementInput, ({ statement }) => ({
  type: "claim-unreachable",
  statement,
}));

export const claimNoShow = playerAction(statementInput, ({ statement }) => ({
  type: "claim-no-show",
  statement,
}));

/** Checks the player in. A code counts as a code only at the table that's booked for the match. */
export const arrive = playerAction(arriveInput, async ({ table }, match) => {
  const booked = table === "" ? null : await findBookedTable(match, table);
  if (booked === undefined) notFound();
  return { type: "arrive", table: booked };
});

/** Reports the games. It amends the player's own report as long as no one has answered it. */
export const reportResult = playerAction(matchOnlyInput, (_input, match, form) => ({
  type: match.state.report?.by === match.side ? "amend-report" : "report",
  games: readTypedGames(form),
}));

/** Confirms the other side's report. */
export const approveReport = playerAction(matchOnlyInput, () => ({ type: "approve" }));

/** Contests the other side's report, with the player's own version. */
export const contestReport = playerAction(contestInput, ({ statement, played }, _match, form) => ({
  type: "contest",
  statement,
  games: played === "no" ? null : readTypedGames(form),
}));

/** Takes the player's own contest back. */
export const withdrawContest = playerAction(matchOnlyInput, () => ({ type: "withdraw-contest" }));

/** Accepts the other side's version of a contested match. */
export const acceptVersion = playerAction(matchOnlyInput, () => ({ type: "accept-version" }));

/** Asks the other side to correct the result that both confirmed. */
export const askCorrection = playerAction(statementInput, ({ statement }, _match, form) => ({
  type: "ask-correction",
  statement,
  games: readTypedGames(form),
}));

/** Agrees to the other side's correction. */
export const agreeToCorrection = playerAction(matchOnlyInput, () => ({ type: "agree-to-correction" }));

/** Doesn't agree to the other side's correction. */
export const contestCorrection = playerAction(statementInput, ({ statement }) => ({
  type: "contest-correction",
  statement,
}));

/** Takes the player's own correction back. */
export const withdrawCorrection = playerAction(matchOnlyInput, () => ({ type: "withdraw-correction" }));

export const addStatement = playerAction(statementInput, ({ statement }) => ({
  type: "add-statement",
  statement,
}));

/** Gives notice that the player can't play. */
export const giveNotice = playerAction(cancelTimeInput, ({ reason }) => ({
  type: "give-notice",
  ...(reason ? { reason } : {}),
}));

export const concede = playerAction(matchOnlyInput, () => ({ type: "concede" }));
