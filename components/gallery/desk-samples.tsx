import type { ComponentProps } from "react";
import type { MatchEvent } from "@/lib/match/rules/events";
import { projectMatch } from "@/lib/match/rules/project";
import type { Side } from "@/lib/match/rules/sides";
import type { ShownMatch } from "@/lib/match/store/match-record";
import {
  AGREED,
  CONTESTED,
  REPORTED,
  RULED,
  SATURDAY_4_PM,
  SUGGESTED,
} from "@/lib/match/testing/sample-match";
import { dossierView } from "@/lib/match/view/case-view";
import { claimGroups, queueGroups } from "@/lib/match/view/queue-groups";
import { type Act, recordOfActs, secondsIn } from "@/lib/room/testing/played";
import { DEPAUL } from "@/lib/season/rules/presets/depaul";
import { overviewOf } from "@/lib/season/view/overview";
import { deskRatings } from "@/lib/sportsmanship/view/desk-ratings";
import { FrontDeskNav } from "../desk/front-desk-nav";
import { FirstCase, FirstSeason, NextOfSeason, NothingWaits } from "../desk/next-decision";
import { Queue } from "../desk/queue";
import { SeasonOverview } from "../desk/season-overview";
import { ArchivedMatch } from "../match/desk/archived-match";
import { BracketNote } from "../match/desk/bracket-note";
import { CaseActions } from "../match/desk/case-actions";
import { CaseCrumb } from "../match/desk/case-crumb";
import { DirectorActions } from "../match/desk/director-actions";
import { Dossier } from "../match/desk/dossier";
import { EnterResultForm } from "../match/desk/enter-result-form";
import { DeclareForfeitsForm, ExtendHeldForm, UndoForfeitsForm } from "../match/desk/forfeit-forms";
import { ForfeitList } from "../match/desk/forfeit-list";
import { OwnMatch } from "../match/desk/own-match";
import { RatingsSection } from "../match/desk/ratings-section";
import { ScoreSlip } from "../match/desk/score-slip";
import { StaffActions } from "../match/desk/staff-actions";
import { WatchingAtSession } from "../match/desk/watching-at-session";
import { roundRobinDivision, SEASON } from "./divisions";
import { matchAfter } from "./match-scenes";
import { LONG_NAME } from "./names";
import type { Sample } from "./sample";

const NOW = "2026-11-20T18:00:00.000Z";
const ZONE = SEASON.organization.timeZone;
const READER = { org: "lakeside", zone: ZONE, now: NOW };
const NAMES = { home: "Amara", away: "Theo" };
const FULL = { home: "Amara Osei", away: LONG_NAME };
const VERSION = { matchId: "m1", seen: 3 };
const DEADLINE = { suggested: "2026-11-29T23:59", earliest: "2026-11-20T12:00", zone: "Central Time" };
const ROUND = {
  org: "lakeside",
  season: "fall-2026",
  division: "open",
  stage: "1",
  round: "3",
  stamp: "s",
};
const HERE: MatchEvent = { type: "Arrived", by: "home", arrivedAt: SATURDAY_4_PM, table: "Table 3" };
const NO_SHOW: MatchEvent = {
  type: "NoShowClaimed",
  by: "home",
  statement: "I waited 40 minutes.",
  answerBy: "2026-11-22T18:00:00.000Z",
};
const UNREACHABLE: MatchEvent = { type: "UnreachableClaimed", by: "away", statement: "Four tries." };
const UNANSWERED: MatchEvent = { type: "AnswerOverdue", outcome: null };

const DISPUTED = recordAfter([REPORTED, CONTESTED]);
const WAITING = [
  DISPUTED,
  recordAfter([UNREACHABLE], "m2"),
  { ...recordAfter([REPORTED, UNANSWERED], "m3", LONG_NAME), escalatedAt: NOW },
];
const OVERVIEW = overviewOf(
  true,
  [{ season: SEASON, division: roundRobinDivision(8, 3).division, rounds: roundRobinDivision(8, 3).rounds }],
  NOW,
);

const wrote = (by: Side, moves: string) =>
  moves.split(" ").map((uci, ply): Act => [by, ply + 1, { type: "write", ply, uci }]);
/** Two scoresheets that part at Black's second move. */
const PARTED = recordOfActs(
  [
    ["home", 0, { type: "start", white: "home", at: secondsIn(0) }],
    ...wrote("home", "e2e4 e7e5 g1f3 g8f6"),
    ...wrote("away", "e2e4 e7e5 g1f3 b8c6 f1b5"),
    ["home", 90, { type: "end", outcome: "white", ending: "resignation", at: secondsIn(90) }],
  ],
  DEPAUL,
);

/** The director's desk and the front desk. */
export const DESK_SAMPLES: readonly Sample[] = [
  { of: "Queue", why: "empty", show: () => <Queue groups={[]} count={0} /> },
  {
    of: "Queue",
    why: "one of each, a long name",
    show: () => (
      <Queue
        groups={[...queueGroups(WAITING, READER), ...claimGroups([recordAfter([NO_SHOW], "m4")], READER)]}
        count={4}
      />
    ),
  },
  {
    of: "FirstCase",
    why: "a dispute",
    show: () => <FirstCase match={DISPUTED} org="lakeside" now={NOW} isOwn={false} />,
  },
  {
    of: "FirstCase",
    why: "one's own match",
    show: () => <FirstCase match={DISPUTED} org="lakeside" now={NOW} isOwn />,
  },
  {
    of: "FirstCase",
    why: "one's own match, and no other director",
    show: () => <FirstCase match={DISPUTED} org="lakeside" now={NOW} isOwn othersDecide={false} />,
  },
  {
    of: "ArchivedMatch",
    why: "instead of a ruling",
    show: () => <ArchivedMatch org="lakeside" season="fall-2026" />,
  },
  {
    of: "OwnMatch",
    why: "another director decides",
    show: () => <OwnMatch org="lakeside" othersDecide isAdmin={false} />,
  },
  {
    of: "OwnMatch",
    why: "no other director, to an admin",
    show: () => <OwnMatch org="lakeside" othersDecide={false} isAdmin />,
  },
  { of: "FirstSeason", why: "none yet", show: () => <FirstSeason org="lakeside" /> },
  {
    of: "NextOfSeason",
    why: "to finish",
    show: () => (
      <NextOfSeason
        href="/desk/lakeside/seasons/fall-2026"
        step={{
          turn: "you",
          what: "Finish Fall 2026",
          why: "Every match is decided. Champion of Open: Amara Osei. The standings become final.",
          action: "finish",
          more: [],
        }}
      />
    ),
  },
  {
    of: "NothingWaits",
    why: "a deadline is ahead",
    show: () => <NothingWaits overview={OVERVIEW} org="lakeside" now={NOW} zone={ZONE} />,
  },
  {
    of: "SeasonOverview",
    why: "one division",
    show: () => <SeasonOverview divisions={OVERVIEW.divisions} />,
  },
  { of: "FrontDeskNav", why: "boards", show: () => <FrontDeskNav org="lakeside" current="equipment" /> },
  { of: "CaseCrumb", why: "a match of a round robin", show: () => <CaseCrumb match={DISPUTED} /> },
  {
    of: "Dossier",
    why: "a dispute",
    show: () => <Dossier {...dossierView(DISPUTED, {})} similar={[]} />,
  },
  {
    of: "Dossier",
    why: "a dispute about a game in the match room",
    show: () => <Dossier {...dossierView(DISPUTED, {})} similar={[]} room={PARTED} />,
  },
  {
    of: "Dossier",
    why: "ruled, with a similar case",
    show: () => (
      <Dossier
        {...dossierView(recordAfter([REPORTED, CONTESTED, RULED]), { nameOf: () => "Renata Kovács" })}
        similar={[{ href: "/gallery", where: "Round 3, Fall 2026", what: "2–1 to White", rule: "Rule 1.VI" }]}
      />
    ),
  },
  {
    of: "Dossier",
    why: "a no-show, one player checked in",
    show: () => (
      <Dossier {...dossierView(recordAfter([SUGGESTED, AGREED, HERE, NO_SHOW], "m5"), {})} similar={[]} />
    ),
  },
  ...[true, false].map((isWaiting) => ({
    of: "CaseActions",
    why: isWaiting ? "it waits for a ruling" : "nothing waits",
    show: () => <Ruling isWaiting={isWaiting} chosen={undefined} />,
  })),
  {
    of: "BracketNote",
    why: "two later matches are decided",
    show: () => (
      <BracketNote
        links={[
          { href: "/gallery#final", words: "final" },
          { href: "/gallery#third", words: "third-place match" },
        ]}
        words="are already decided, so you can’t change who advances, reopen this match, or void it. Void those first, starting with the last one."
      />
    ),
  },
  {
    of: "BracketNote",
    why: "three later matches are in the way",
    show: () => (
      <BracketNote
        links={[
          { href: "/gallery#semi", words: "semifinal" },
          { href: "/gallery#final", words: "final" },
          { href: "/gallery#third", words: "third-place match" },
        ]}
        words="are already under way or decided, so you can’t change who advances. Void those first, starting with the last one."
      />
    ),
  },
  {
    of: "CaseActions",
    why: "an answer is chosen",
    show: () => (
      <Ruling
        isWaiting
        chosen={{
          href: "/gallery",
          filled: "2–1 to Amara, rule 1.VI",
          fill: { result: "home", score: "2-1", rule: "1.VI" },
        }}
      />
    ),
    takesFocus: true,
  },
  {
    of: "EnterResultForm",
    why: "a long name",
    show: () => (
      <StaffActions {...VERSION}>
        <EnterResultForm org="lakeside" names={NAMES} full={FULL} rules={DEPAUL} />
      </StaffActions>
    ),
  },
  {
    of: "DeclareForfeitsForm",
    why: "the director plays in one",
    show: () => <DeclareForfeitsForm round={ROUND} hasOwn />,
  },
  { of: "ExtendHeldForm", why: "of a round", show: () => <ExtendHeldForm round={ROUND} {...DEADLINE} /> },
  { of: "UndoForfeitsForm", why: "of a round", show: () => <UndoForfeitsForm round={ROUND} {...DEADLINE} /> },
  {
    of: "ForfeitList",
    why: "empty",
    show: () => <ForfeitList org="lakeside" title="Not reported" id="list" matches={[]} />,
  },
  {
    of: "ScoreSlip",
    why: "best of three, a long name",
    show: () => (
      <ScoreSlip
        scoreSlip={{
          id: "m1",
          occasion: "Fall 2026, Open, Round 3 of 7",
          names: FULL,
          until: "Hand it in at Office 114 by Sunday, Nov 22, 11:59 pm.",
          games: ["1", "2", "3"],
          url: "https://chess.lakeside.example/matches/m1",
        }}
      />
    ),
  },
  {
    of: "RatingsSection",
    why: "one can be left out, one is",
    show: () => (
      <DirectorActions {...VERSION}>
        <RatingsSection
          org="lakeside"
          ratings={deskRatings({ given: { home: 1, away: null }, isClosed: false }, NAMES)}
        />
      </DirectorActions>
    ),
  },
  {
    of: "WatchingAtSession",
    why: "nobody may watch yet",
    show: () => (
      <WatchingAtSession
        org="lakeside"
        match={recordAfter([])}
        watching={{ choices: { director: false }, isAtSession: true, hasBegun: false }}
      />
    ),
  },
  {
    of: "WatchingAtSession",
    why: "everyone watches, and it has begun",
    show: () => (
      <WatchingAtSession
        org="lakeside"
        match={recordAfter([])}
        watching={{ choices: { director: true }, isAtSession: true, hasBegun: true }}
      />
    ),
  },
];

function Ruling({ isWaiting, chosen }: Pick<ComponentProps<typeof CaseActions>, "isWaiting" | "chosen">) {
  return (
    <DirectorActions {...VERSION}>
      <CaseActions
        org="lakeside"
        names={{ home: "Amara Osei", away: "Theo Lindqvist" }}
        isWaiting={isWaiting}
        can={{ rule: true, extend: true, reopen: true, void: true }}
        results={[
          { value: "home", title: "Amara Osei" },
          { value: "away", title: LONG_NAME },
        ]}
        scoreHint="Home first: 2-1"
        rules={[{ value: "1.VI", label: "1.VI: two minutes a move" }]}
        note={null}
        effects={[
          {
            heading: "if Amara wins",
            rows: [{ name: "Amara Osei", now: "3", next: "4", rank: { from: 2, to: 1 } }],
            others: 2,
          },
        ]}
        answers={[
          {
            href: "/gallery",
            title: "The report counts",
            effect: "2–1 to Amara",
            current: chosen !== undefined,
          },
        ]}
        chosen={chosen}
        deadline={DEADLINE}
      />
    </DirectorActions>
  );
}

/** A match as the desk reads it. */
function recordAfter(events: readonly MatchEvent[], id = "m1", opponent = "Theo Lindqvist"): ShownMatch {
  const { home, away, ...match } = matchAfter(events, { id, opponent });
  const party = {
    email: "player@lakeside.example",
    phone: null,
    handle: null,
    isProven: false,
    hasLeft: false,
  };
  return {
    ...match,
    organization: { ...match.organization, id: "o1" },
    season: { ...match.season, id: "s1" },
    division: { ...match.division, id: "d1" },
    stage: { ...match.stage, id: "st1" },
    home: { ...party, ...home, entryId: "e1", userId: "u-amara" },
    away: { ...party, ...away, entryId: "e2", userId: "u-theo" },
    projection: projectMatch(match.state),
    escalatedAt: null,
    isHeld: false,
    isArchived: false,
    games: [],
    booking: null,
    venue: null,
  };
}
