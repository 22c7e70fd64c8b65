import { shortNames } from "@/lib/people/words/names";
import type { RulePack } from "@/lib/season/input/rule-pack";
import { shortDay, shortDayAndTime, time } from "@/lib/shared/dates";
import type { PhotoId } from "@/lib/shared/ids";
import type { Instant, Zone } from "@/lib/shared/instant";
import { quoted } from "@/lib/shared/text";
import { formatOf } from "@/lib/stages/formats";
import type { StageRules } from "@/lib/stages/stage-rules";
import { closesAt, hadBothLeft } from "../rules/deadline-rules";
import type { ContactMeans, EnteredFrom, MatchEvent, ReportSource, StoredEvent } from "../rules/events";
import { evolve, foldMatch } from "../rules/evolve";
import { addUpSeries } from "../rules/series";
import { otherSide, type Side } from "../rules/sides";
import { type MatchState, timeToCome } from "../rules/state";
import { contestedPart } from "./contested";
import { stampInRound, stampOf } from "./event-stamps";
import { gameScores, outcomeWords, seriesWords, winnerOfMatch, winningScore } from "./scores";

/** What the words of a match's events depend on besides the events. */
export type EventContext = {
  /** Full names of the players. */
  readonly home: string;
  readonly away: string;
  /** The organization's IANA zone. */
  readonly zone: Zone;
  readonly rules: RulePack;
  /** The stage of the match; a round robin if left out. */
  readonly format?: StageRules["format"] | undefined;
  /** The table reserved for the agreed time. */
  readonly reserved?: { readonly at: Instant; readonly table: string | null } | null | undefined;
  /** The name behind a user id, for the director of a ruling. "The director" if unknown or left out. */
  readonly nameOf?: ((userId: string) => string | undefined) | undefined;
  /** The network address an event came from, by the event's number; for directors only. */
  readonly originOf?: ((seq: number) => string | undefined) | undefined;
  /** Where a photo is, for its two players and their directors; left out for everybody else, who see none. */
  readonly photoOf?: ((id: PhotoId) => { readonly href: string; readonly small: string }) | undefined;
};

/** An event in words: an act by one player, a note by the league, or a decision that ends the match. */
export type EventText =
  | { readonly kind: "act"; readonly by: Side; readonly act: string; readonly note?: string }
  | { readonly kind: "notice"; readonly text: string }
  | {
      readonly kind: "ruling";
      readonly stamp: string;
      readonly tone: "final" | "red";
      readonly heading: string;
      readonly body: string;
      readonly signedBy: string;
    };

/** Every event of a match in words, oldest first. */
export function describeEvents(
  events: readonly StoredEvent[],
  story: EventContext,
): readonly { readonly stored: StoredEvent; readonly words: EventText }[] {
  let before: MatchState | null = null;
  return events.map((stored) => {
    const state: MatchState = before ?? foldMatch([stored.event]);
    const words = describeEvent(stored, state, story);
    before = before ? evolve(state, stored.event) : state;
    return { stored, words };
  });
}

/** One event in words, given the match as it was before. An event without words doesn't compile. */
function describeEvent(
  { event, at, actorUserId }: StoredEvent,
  before: MatchState,
  story: EventContext,
): EventText {
  const { zone, rules } = story;
  const names = shortNames(story);
  const fullNames = { home: story.home, away: story.away };
  const director = (actorUserId && story.nameOf?.(actorUserId)) || "The director";

  switch (event.type) {
    case "MatchPaired":
      return notice(
        `Paired by the league, ${shortDay(at, zone)}. Report by ${shortDayAndTime(closesAt(event, rules), zone)}.`,
      );
    case "TimesProposed":
      return act(
        event.by,
        timeToCome(before, at)
          ? "Asked to move it"
          : `Suggested ${event.times.length === 1 ? "a time" : "times"}`,
        event.times.map((time) => stampInRound(time, at, zone)).join(", "),
        event.note,
      );
    case "TimeAgreed":
      return act(
        event.by,
        `${timeToCome(before, at) ? "Agreed:" : "Picked"} ${stampOf(event.scheduledAt, at, zone)}`,
        reservedTable(event.scheduledAt, story),
      );
    case "TimeCancelled": {
      const off = before.scheduledAt ? stampOf(before.scheduledAt, at, zone) : "the time";
      return act(event.by, `Canceled ${off}`, "", event.reason);
    }
    case "Arrived":
      return act(
        event.by,
        `Checked in at ${time(event.arrivedAt, zone)}`,
        event.table === undefined ? "" : `With the code on ${event.table}`,
      );
    case "ContactLogged":
      return act(
        event.by,
        `Tried to reach ${names[otherSide(event.by)]}`,
        `${MEANS_WORDS[event.means]}, ${stampOf(event.triedAt, at, zone)}`,
        event.note,
      );
    case "UnreachableClaimed":
      return act(event.by, "Asked the director to decide", "", event.statement);
    case "NoShowClaimed":
      return act(event.by, `Said ${names[otherSide(event.by)]} didn’t come`, "", event.statement);
    case "ResultReported":
      return act(
        event.by,
        `Reported ${outcomeWords(event.outcome, names)}`,
        gameScores(event.games, rules.match) +
          (event.source ? `. ${filledFrom(event.source, event.picked)}` : ""),
      );
    case "ReportAmended":
      return act(
        event.by,
        `Changed the report to ${outcomeWords(event.outcome, names)}`,
        gameScores(event.games, rules.match),
      );
    case "ReportApproved":
      if (!event.outcome) return act(event.by, "Confirmed that the match is tied", "The director decides.");
      return before.report
        ? act(
            event.by,
            `Confirmed ${outcomeWords(event.outcome, names)}`,
            event.byEmail ? "By the link in the email, without signing in." : "",
          )
        : act(event.by, "Admitted not coming");
    case "ReportContested":
      return describeContest(event, before, story);
    case "ContestWithdrawn":
      return act(event.by, "Withdrew the contest");
    case "VersionAccepted":
      if (!event.outcome) return act(event.by, "Accepted that the match is tied", "The director decides.");
      return event.report
        ? act(event.by, `Accepted ${outcomeWords(event.outcome, names)}`)
        : act(event.by, "Admitted not coming");
    case "CorrectionAsked":
      return act(
        event.by,
        `Asked to correct it to ${outcomeWords(event.outcome, names)}`,
        gameScores(event.games, rules.match),
        event.statement,
      );
    case "CorrectionAgreed":
      return event.outcome
        ? act(event.by, `Agreed to correct it to ${outcomeWords(event.outcome, names)}`)
        : act(event.by, "Agreed that the match is tied", "The director decides.");
    case "CorrectionContested":
      return act(event.by, "Said the correction is wrong", "", event.statement);
    case "CorrectionWithdrawn":
      return act(event.by, "Withdrew the correction");
    case "CorrectionOverdue": {
      const silent = before.correction ? names[otherSide(before.correction.by)] : "No one";
      return notice(
        `${silent} didn’t answer by ${shortDayAndTime(before.answerBy ?? at, zone)}, so the correction went to the director.`,
      );
    }
    case "ResultEntered": {
      const desk = (actorUserId && story.nameOf?.(actorUserId)) || "the front desk";
      return {
        kind: "ruling",
        stamp: "Final",
        tone: "final",
        heading: `${ENTERED_FROM[event.source]}: ${outcomeWords(event.outcome, fullNames)}`,
        body: [gameScores(event.games, rules.match), event.note.trim() && quoted(event.note)]
          .filter(Boolean)
          .map(sentence)
          .join(" "),
        signedBy: event.source === "chess-site" ? "Recorded by the league" : `Entered by ${desk}`,
      };
    }
    case "StatementAdded":
      return act(event.by, "Made a statement", "", event.statement);
    case "Conceded":
      return act(event.by, `Gave the match to ${names[otherSide(event.by)]}`);
    case "NoticeGiven":
      return event.outcome
        ? act(event.by, "Gave advance notice: can’t play", "The match counts as a default.", event.reason)
        : act(
            event.by,
            "Gave advance notice: can’t play now",
            event.deadlineAt ? `More time until ${shortDayAndTime(event.deadlineAt, zone)}.` : "",
            event.reason,
          );
    case "Ruled": {
      const claimed = (before.report ?? before.noShow)?.outcome;
      const stands = claimed !== undefined && isSameResult(claimed, event.outcome);
      return {
        kind: "ruling",
        stamp: "Final",
        tone: "final",
        heading: `Ruling: ${stands ? "the report counts, " : ""}${outcomeWords(event.outcome, fullNames)}`,
        body: `${sentence(event.reason)} ${sentence(event.rule)}`,
        signedBy: director,
      };
    }
    case "Reopened":
      return notice(
        `${director} reopened the match, ${shortDay(at, zone)}, until ${shortDayAndTime(event.deadlineAt, zone)}. ${quoted(event.reason)}`,
      );
    case "DeadlineExtended":
      return notice(
        `${director} gave more time, ${shortDay(at, zone)}, until ${shortDayAndTime(event.deadlineAt, zone)}. ${quoted(event.reason)}`,
      );
    case "StatementRecorded":
      return notice(
        `${director} wrote down what ${fullNames[event.side]} said, ${shortDay(at, zone)}: ${quoted(event.statement)}`,
      );
    case "VenueClosed":
      return notice(closureText(event, director, zone));
    case "TimeFixed":
      return notice(`The league set the time: ${shortDayAndTime(event.scheduledAt, zone)}, ${event.place}.`);
    case "TimeDefaulted": {
      const table = reservedTable(event.scheduledAt, story);
      return notice(
        `No time was agreed, so the league set ${shortDayAndTime(event.scheduledAt, zone)}. Either player can still move it.${table && ` ${table}.`}`,
      );
    }
    case "DefaultTimeMissed":
      return notice(
        `No time was agreed, and the league couldn’t find one, ${shortDay(at, zone)}. It keeps looking until the round closes.`,
      );
    case "Repaired":
      return notice(
        `Re-paired by the league, ${shortDay(at, zone)}. Report by ${shortDayAndTime(closesAt(event, rules), zone)}.`,
      );
    case "Unpaired":
      return notice(
        `Off for now, ${shortDay(at, zone)}: an earlier match was reopened or its result changed.`,
      );
    case "Withdrawn":
      return {
        kind: "ruling",
        stamp: "Forfeit",
        tone: "red",
        heading: `${fullNames[event.side]} is no longer in the division`,
        body: `${sentence(event.reason)} ${fullNames[otherSide(event.side)]} wins without playing.`,
        signedBy: director,
      };
    case "Voided":
      return {
        kind: "ruling",
        stamp: "Void",
        tone: "red",
        heading: "The match is void",
        body: `${sentence(event.reason)} It doesn’t count.`,
        signedBy: director,
      };
    case "DeadlinePassed":
      return {
        kind: "ruling",
        stamp: "Both lose",
        tone: "red",
        heading: "Double forfeit",
        body: `${whyBothLose(at, closesAt(before, rules), zone)}: ${bothOut(story)}.`,
        signedBy: "Recorded by the league",
      };
    case "AnswerOverdue":
      return describeOverdue(event, before, at, story);
  }
}

/** "Renata Kovács closed Courtside Lounge. Tue, Nov 24, 7:00 pm is canceled. Report by Sun, Dec 6, 11:59 pm. “Snow”" */
function closureText(
  { venue, canceled, movedTo, deadlineAt, reason }: Extract<MatchEvent, { type: "VenueClosed" }>,
  director: string,
  zone: Zone,
): string {
  const closed = venue === undefined ? "the venue" : (venue ?? "the rec center");
  return [
    `${director} closed ${closed}.`,
    canceled && `${shortDayAndTime(canceled, zone)} is canceled.`,
    movedTo && `The league set ${shortDayAndTime(movedTo, zone)} instead.`,
    deadlineAt && `More time until ${shortDayAndTime(deadlineAt, zone)}.`,
    quoted(reason),
  ]
    .filter(Boolean)
    .join(" ");
}

/** What a report was filled in from. */
function filledFrom(source: ReportSource, picked: true | undefined): string {
  return picked ? "Picked from their games on the chess site" : FILLED_FROM[source];
}

const FILLED_FROM: Record<ReportSource, string> = {
  room: "From the match room",
  "chess-site": "From the game on the chess site",
};

const ENTERED_FROM: Record<EnteredFrom, string> = {
  "chess-site": "Found on the chess site",
  "paper-slip": "From a signed score slip",
  "e-mail": "From an email to the office",
};

const MEANS_WORDS: Record<ContactMeans, string> = {
  email: "By email",
  phone: "By phone",
  message: "By message",
  "in-person": "In person",
};

function describeContest(
  event: Extract<MatchEvent, { type: "ReportContested" }>,
  before: MatchState,
  story: EventContext,
): EventText {
  const { games, statement, by } = event;
  const names = shortNames(story);
  const version = games ? seriesWords(addUpSeries(games, story.rules.match).score, names) : null;
  if (version && statement.trim() === "") {
    return act(by, `Reported ${version}`, games ? gameScores(games, story.rules.match) : "");
  }
  const part = before.report ? contestedPart(before.report.games, games) : "that";
  return act(by, `Said ${part} is wrong`, version ? `Their version: ${version}` : "", statement);
}

function describeOverdue(
  { outcome }: Extract<MatchEvent, { type: "AnswerOverdue" }>,
  before: MatchState,
  at: Instant,
  story: EventContext,
): EventText {
  const { zone } = story;
  const claimed = before.report ?? before.noShow;
  const silent = claimed ? shortNames(story)[otherSide(claimed.by)] : "No one";
  const claim = before.report ? "report" : "claim";
  const missed = `${silent} didn’t answer by ${shortDayAndTime(before.answerBy ?? at, zone)}`;
  if (!outcome) return notice(`${missed}, so the ${claim} went to the director.`);
  return {
    kind: "ruling",
    stamp: "Final",
    tone: "final",
    heading: `The ${claim} counts, ${outcomeWords(outcome, story)}`,
    body: `${missed}.`,
    signedBy: "Recorded by the league",
  };
}

function act(by: Side, words: string, facts = "", quote = ""): EventText {
  const note = [facts, quote.trim() ? quoted(quote) : ""].filter(Boolean).join(". ");
  return { kind: "act", by, act: words, ...(note ? { note } : {}) };
}

function notice(text: string): EventText {
  return { kind: "notice", text };
}

/** "Table 3 reserved", for the agreed time. */
function reservedTable(scheduledAt: Instant, { reserved }: EventContext): string {
  return reserved?.table && reserved.at === scheduledAt ? `${reserved.table} reserved` : "";
}

function whyBothLose(at: Instant, deadline: Instant, zone: Zone): string {
  return hadBothLeft(at, deadline)
    ? "Both players had left"
    : `No report by ${shortDayAndTime(deadline, zone)}`;
}

/** A double forfeit puts both players out of a knockout, and is a loss for both in other stages. */
function bothOut({ format }: EventContext): string {
  return `both players ${format ? formatOf({ format }).words.bothLose.they : "lose the match"}`;
}

function isSameResult(one: MatchState["outcome"] & object, two: MatchState["outcome"] & object): boolean {
  const oneWinner = winnerOfMatch(one);
  if (oneWinner === null || oneWinner !== winnerOfMatch(two)) return false;
  if (!one.score || !two.score) return true;
  return winningScore(one.score) === winningScore(two.score);
}

/** Ends the director's text with a period if it has none. */
function sentence(words: string): string {
  const trimmed = words.trim();
  return /[.!?…”"]$/.test(trimmed) ? trimmed : `${trimmed}.`;
}
