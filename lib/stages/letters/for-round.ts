import type { DraftLetter } from "@/lib/mail/letters/draft";
import { type LetterFacts, seatOf, toReach } from "@/lib/mail/letters/facts";
import { challengeParagraphs } from "@/lib/match/letters/challenge";
import { type MatchWords, toPlayer } from "@/lib/match/letters/match-letter";
import type { StoredFacts } from "@/lib/match/letters/stored-facts";
import { closesAt } from "@/lib/match/rules/deadline-rules";
import { SIDES, type Side } from "@/lib/match/rules/sides";
import { ifNobodyReportsThen } from "@/lib/match/words/consequences";
import { throughOffice } from "@/lib/match/words/no-account";
import { inGameOne } from "@/lib/match/words/series-words";
import { atVenue } from "@/lib/season/rules/play-venue";
import { dayAndTime } from "@/lib/shared/dates";
import type { Instant } from "@/lib/shared/instant";
import { matchName, theMatch } from "../words/round-name";

/**
 * What a letter about a pairing is written from, as its row stores it: everything as it was when the match was paired or
 * its round opened. A later version of the app reads it, so what's added here is optional.
 */
export type PairingFacts = {
  readonly side: Side;
  readonly deadlineAt: Instant;
  readonly match: StoredFacts;
};

/** The occasion in the key of a letter about a pairing. */
export const PAIRED = "paired";

/** A round has opened: each player reads whom they play, how to reach them and by when. */
export function pairingLetters(facts: LetterFacts, deadlineAt: Instant): readonly DraftLetter[] {
  return SIDES.map((side) => pairingLetter(side, facts, deadlineAt));
}

/** One player's letter. */
export function pairingLetter(side: Side, facts: LetterFacts, deadlineAt: Instant): DraftLetter {
  return toPlayer(side, { occasion: PAIRED, facts, at: deadlineAt }, pairingWords(side, facts, deadlineAt));
}

/** What a player reads about a pairing, in its own letter or in the daily digest. */
export function pairingWords(side: Side, facts: LetterFacts, deadlineAt: Instant): MatchWords {
  const zone = facts.organization.timeZone;
  const closes = closesAt({ deadlineAt }, facts.rules);
  const { them, theirName, hasNoAccount } = seatOf(side, facts);
  const color = side === "home" ? "White" : "Black";
  return {
    subject: `${matchName(facts.round)}: you play ${them.name}`,
    paragraphs: [
      `You play ${them.name} in ${theMatch(facts.round)}, and you have ${color}${inGameOne(facts.rules)}. ${hasNoAccount ? throughOffice(theirName, facts.rules) : `Suggest times to ${theirName}.`}`,
      `Play ${atVenue(facts.rules.venue)}, and report, by ${dayAndTime(closes, zone)}. ${ifNobodyReportsThen(facts.round)}`,
      ...challengeParagraphs(side, facts),
      toReach(side, facts),
    ],
    action: hasNoAccount ? "See the match" : "Suggest times",
  };
}
