"use client";

import {
  acceptTime,
  acceptVersion,
  addStatement,
  agreeToCorrection,
  approveReport,
  arrive,
  askCorrection,
  cancelTime,
  claimNoShow,
  claimUnreachable,
  concede,
  contestCorrection,
  contestReport,
  giveNotice,
  logContact,
  proposeTimes,
  reportResult,
  withdrawContest,
  withdrawCorrection,
} from "@/lib/match/actions/match";
import { makeGameLink } from "@/lib/online/actions/challenge";
import { lookNow, pickFound, rejectFound, reportFound } from "@/lib/online/actions/found";
import { rateOpponent } from "@/lib/sportsmanship/actions/rate";
import { useSend } from "../ui/use-send";
import { type ActionsProps, MatchActions } from "./match-actions";

/** Wraps the forms of a match's player. */
export function PlayerActions(props: ActionsProps) {
  const actions = {
    proposeTimes: useSend(proposeTimes, null),
    acceptTime: useSend(acceptTime, null),
    cancelTime: useSend(cancelTime, null),
    logContact: useSend(logContact, null),
    claimUnreachable: useSend(claimUnreachable, null),
    claimNoShow: useSend(claimNoShow, null),
    arrive: useSend(arrive, null),
    reportResult: useSend(reportResult, null),
    approveReport: useSend(approveReport, null),
    contestReport: useSend(contestReport, null),
    withdrawContest: useSend(withdrawContest, null),
    acceptVersion: useSend(acceptVersion, null),
    askCorrection: useSend(askCorrection, null),
    agreeToCorrection: useSend(agreeToCorrection, null),
    contestCorrection: useSend(contestCorrection, null),
    withdrawCorrection: useSend(withdrawCorrection, null),
    addStatement: useSend(addStatement, null),
    giveNotice: useSend(giveNotice, null),
    concede: useSend(concede, null),
    reportFound: useSend(reportFound, null),
    pickFound: useSend(pickFound, null),
    rejectFound: useSend(rejectFound, null),
    lookNow: useSend(lookNow, null),
    makeGameLink: useSend(makeGameLink, null),
    rateOpponent: useSend(rateOpponent, null),
  };
  return <MatchActions {...props} actions={actions} />;
}
