import { DEPAUL } from "@/lib/season/rules/presets/depaul";
import { SESSION_KNOCKOUT } from "@/lib/season/rules/presets/session-knockout";
import { TEXAS_STATE } from "@/lib/season/rules/presets/texas-state";
import type { SeasonFacts } from "@/lib/season/store/seasons";
import { glanceDivision } from "@/lib/season/view/glance-division";
import { guideFacts } from "@/lib/season/view/guide-facts";
import { settingsPage } from "@/lib/season/view/settings-page";
import { playersGuide } from "@/lib/season/words/guide/guide";
import { championWords } from "@/lib/stages/view/champion";
import type { RatedEvent } from "@/lib/standings/rules/reports/us-chess/report";
import type { DivisionView } from "@/lib/standings/store/divisions";
import { Champion } from "../season/champion";
import { ChampionLine } from "../season/champion-line";
import { Champions } from "../season/champions";
import { DeskDivisionHead } from "../season/desk-division";
import { DivisionGlances } from "../season/division-glances";
import { AddDivisionForm, EditDivision } from "../season/edit-division-forms";
import { DeleteDraftForm, EditSeasonForm } from "../season/edit-season-form";
import { NewSeasonForm } from "../season/new-season-form";
import { NoTimes } from "../season/no-times";
import { PastDayTick } from "../season/past-day-tick";
import { PlayersGuide } from "../season/players-guide";
import { PresetChoice } from "../season/preset-choice";
import { PublishedDivision } from "../season/published-division";
import { Sheet } from "../season/rule-sheet";
import { RulesHistory } from "../season/rules-history";
import { RunningOpening } from "../season/running-opening";
import { SeasonBreaks } from "../season/season-breaks";
import { SeasonConditions } from "../season/season-conditions";
import { AgreedMatches, KeyDates } from "../season/season-dates";
import { SeasonFiles } from "../season/season-files";
import { SeasonMore, SeasonStepForm } from "../season/season-forms";
import { SeasonHandOver } from "../season/season-hand-over";
import { type ListedSeason, SeasonList } from "../season/season-list";
import { SeasonOpenings } from "../season/season-openings";
import { SeasonPrints } from "../season/season-prints";
import { RulesForm } from "../season/settings/rules-form";
import { UnpublishedDivision } from "../season/unpublished-division";
import { UsChessForm } from "../season/us-chess-form";
import { knockoutDivision, NOW, roundRobinDivision, SEASON, waitingDivision } from "./divisions";
import type { Sample } from "./sample";

const ADDRESS = { org: "lakeside", season: "fall-2026" };
const PRESETS = [
  { preset: "depaul", rules: DEPAUL },
  { preset: "texas-state", rules: TEXAS_STATE },
  { preset: "session-knockout", rules: SESSION_KNOCKOUT },
] as const;
const VERSIONS = [
  { version: 2, rules: TEXAS_STATE, since: NOW, rounds: [] },
  { version: 1, rules: DEPAUL, since: "2026-10-20T18:00:00.000Z", rounds: [] },
];
const STATUSES = ["registration", "running", "finished"] as const satisfies readonly SeasonFacts["status"][];

const RATED: RatedEvent = {
  name: "Fall 2026, Lakeside Campus Recreation",
  from: "2026-10-26",
  until: "2026-12-13",
  sections: [
    {
      name: "Open",
      isRoundRobin: false,
      players: [
        { id: "01a201ba-d38b-747b-b710-2d9379713315", name: "Amara Osei" },
        { id: "01a201ba-d38b-747b-b710-2d9379713316", name: "Theo Lindqvist" },
      ],
      rounds: [
        [
          {
            home: "01a201ba-d38b-747b-b710-2d9379713315",
            away: "01a201ba-d38b-747b-b710-2d9379713316",
            outcome: null,
            games: null,
          },
        ],
      ],
    },
  ],
};

/** A season as the public sees it and as a director sets it up: dates, rules, forms. */
export const SEASON_SAMPLES: readonly Sample[] = [
  ...(["en", "es"] as const).map((language) => ({
    of: "PlayersGuide",
    why: `in “${language}”`,
    show: () => (
      <PlayersGuide
        guide={playersGuide(
          guideFacts(
            SEASON,
            [roundRobinDivision(8, 3)],
            "https://chess.example.edu/lakeside/fall-2026",
            NOW,
            {
              fee: { name: "Intramural pass, $25.00", whereToPay: "Student Center 114, cash or check." },
              hasWaiver: true,
            },
          ),
          language,
        )}
        language={language}
        {...ADDRESS}
      />
    ),
  })),
  ...[
    { why: "one division is decided", views: [knockoutDivision(3)] },
    { why: "of two divisions", views: [knockoutDivision(3), roundRobinDivision(6, 5)] },
  ].map(({ why, views }) => ({ of: "Champions", why, show: () => <Champions views={views} /> })),
  ...STATUSES.map((status) => {
    const season = { ...SEASON, status };
    const view = status === "registration" ? waitingDivision(5, status) : roundRobinDivision(8, 3);
    return {
      of: "SeasonOpenings",
      why: status,
      show: () => <SeasonOpenings season={season} views={[view]} at={NOW} nextSeason={undefined} />,
    };
  }),
  {
    of: "UsChessForm",
    why: "a match without a result",
    show: () => <UsChessForm org="lakeside" season="fall-2026" event={RATED} />,
  },
  {
    of: "RunningOpening",
    why: "two divisions, one before its schedule",
    show: () => (
      <RunningOpening
        seasons={[
          {
            name: "Fall 2026",
            href: "/lakeside/fall-2026",
            divisions: [
              {
                name: "Open",
                href: "/lakeside/fall-2026/open",
                round: "Round 6, until Sunday, Nov 22, 11:59 pm",
              },
              { name: "Club", href: "/lakeside/fall-2026/club", round: null },
            ],
          },
        ]}
        zone="Central Time"
      />
    ),
  },
  {
    of: "AgreedMatches",
    why: "none yet",
    show: () => <AgreedMatches season={SEASON} views={[roundRobinDivision(8, 3)]} at={NOW} />,
  },
  {
    of: "NoTimes",
    why: "all decided",
    show: () => <NoTimes views={[roundRobinDivision(4, 3)]} />,
  },
  {
    of: "KeyDates",
    why: "two divisions",
    show: () => <KeyDates season={SEASON} views={[roundRobinDivision(8, 3), knockoutDivision(1)]} at={NOW} />,
  },
  {
    of: "DivisionGlances",
    why: "waiting, running, over",
    show: () => (
      <DivisionGlances
        divisions={[waitingDivision(5, "registration"), roundRobinDivision(8, 3), knockoutDivision(3)].map(
          (view) => glanceDivision(view, NOW),
        )}
      />
    ),
  },
  {
    of: "DeskDivisionHead",
    why: "round robin",
    show: () => <DeskDivisionHead {...ofDivision(roundRobinDivision(8, 3))} />,
  },
  {
    of: "PublishedDivision",
    why: "eight players",
    show: () => {
      const view = roundRobinDivision(8, 3);
      return (
        <PublishedDivision {...ofDivision(view)} view={{ ...view, undoable: new Set() }} snippets={[]} />
      );
    },
  },
  {
    of: "UnpublishedDivision",
    why: "no players yet",
    show: () => <UnpublishedDivision {...ofDivision(waitingDivision(0, "registration"))} undecided={[]} />,
  },
  { of: "Champion", why: "of a knockout", show: () => <Champion view={knockoutDivision(3)} /> },
  { of: "ChampionLine", why: "of a knockout", show: () => <Winner /> },
  { of: "SeasonList", why: "empty", show: () => <SeasonList seasons={[]} /> },
  { of: "SeasonList", why: "four seasons", show: () => <SeasonList seasons={LISTED} /> },
  ...PRESETS.map(({ preset, rules }) => ({
    of: "Sheet",
    why: preset,
    show: () => (
      <Sheet
        season={{ ...SEASON, rules }}
        versions={[{ version: 1, rules, since: NOW, rounds: [] }]}
        shown={{ version: 1, rules, since: NOW, rounds: [] }}
      />
    ),
  })),
  {
    of: "RulesHistory",
    why: "two versions",
    show: () => <RulesHistory {...ADDRESS} zone="America/Chicago" versions={VERSIONS} shown={1} />,
  },
  ...[false, true].map((isPublished) => ({
    of: "RulesForm",
    why: isPublished ? "published" : "a draft",
    show: () => (
      <RulesForm {...ADDRESS} version={2} page={settingsPage(VERSIONS, DEPAUL, isPublished)} find="" />
    ),
  })),
  {
    of: "RulesForm",
    why: "nothing is found",
    show: () => (
      <RulesForm {...ADDRESS} version={2} page={settingsPage(VERSIONS, DEPAUL, false)} find="checkers" />
    ),
  },
  { of: "PresetChoice", why: "all presets", show: () => <PresetChoice org="lakeside" /> },
  {
    of: "NewSeasonForm",
    why: "two divisions",
    show: () => (
      <NewSeasonForm
        org="lakeside"
        preset="depaul"
        venue={DEPAUL.venue}
        divisions={[
          { name: "Open", underAge: null },
          { name: "Beginners", underAge: null },
        ]}
      />
    ),
  },
  ...[true, false].map((isDraft) => ({
    of: "EditSeasonForm",
    why: isDraft ? "a draft" : "published",
    show: () => (
      <EditSeasonForm
        {...ADDRESS}
        seen=""
        name="Fall 2026"
        startsOn="2026-11-16"
        canMoveFirstDay={isDraft}
        closesOn={isDraft ? "2026-11-13" : null}
        zone="Central Time"
        isDraft={isDraft}
      />
    ),
  })),
  {
    of: "PastDayTick",
    why: "a mistyped year",
    show: () => (
      <PastDayTick
        form="season"
        state={{
          sentence: "",
          fields: { pastDay: "That day has passed." },
          typed: { startsOn: "2025-11-16" },
        }}
      />
    ),
  },
  { of: "DeleteDraftForm", why: "a draft", show: () => <DeleteDraftForm {...ADDRESS} seen="" /> },
  ...[true, false].map((canRemove) => ({
    of: "EditDivision",
    why: canRemove ? "empty" : "with players",
    show: () => (
      <EditDivision
        {...ADDRESS}
        seen=""
        division="open"
        name="Open"
        words={canRemove ? "0 players, no schedule yet" : "12 players, 11 rounds, 4 of 66 matches decided"}
        publicNames={canRemove ? null : "initial"}
        canRemove={canRemove}
      />
    ),
  })),
  { of: "AddDivisionForm", why: "folded", show: () => <AddDivisionForm {...ADDRESS} /> },
  ...(["open", "close", "finish"] as const).map((step) => ({
    of: "SeasonStepForm",
    why: step,
    show: () => <SeasonStepForm {...ADDRESS} seen="draft" step={step} />,
  })),
  ...[true, false].map((canChange) => ({
    of: "SeasonBreaks",
    why: canChange ? "two breaks" : "of a season that's over",
    show: () => (
      <SeasonBreaks
        {...ADDRESS}
        canChange={canChange}
        breaks={[
          { id: "b1", name: "Thanksgiving", from: "2026-11-26", until: "2026-11-29" },
          { id: "b2", name: "Exams", from: "2026-12-14", until: "2026-12-14" },
        ]}
      />
    ),
  })),
  {
    of: "SeasonMore",
    why: "reopen or finish",
    show: () => <SeasonMore {...ADDRESS} seen="running" more={["reopen", "finish"]} />,
  },
  {
    of: "SeasonHandOver",
    why: "finished",
    show: () => (
      <SeasonHandOver
        {...ADDRESS}
        status="finished"
        next={{ name: "Spring 2027", slug: "spring-2027", startsOn: "2027-01-18" }}
      />
    ),
  },
  {
    of: "SeasonConditions",
    why: "registration",
    show: () => <SeasonConditions {...ADDRESS} title="Registration" canImport />,
  },
  { of: "SeasonPrints", why: "with a schedule", show: () => <SeasonPrints {...ADDRESS} hasMatches /> },
  {
    of: "SeasonFiles",
    why: "published and not",
    show: () => (
      <SeasonFiles
        {...ADDRESS}
        divisions={[
          { slug: "open", name: "Open", isPublished: true, hasTable: true },
          { slug: "beginners", name: "Beginners", isPublished: false, hasTable: false },
        ]}
      />
    ),
  },
];

function Winner() {
  const champion = championWords(knockoutDivision(3));
  return champion && <ChampionLine champion={champion} />;
}

const LISTED: readonly ListedSeason[] = (["registration", "closed", "running", "finished"] as const).map(
  (status, index) => ({
    name: `Season ${index + 1}`,
    status,
    starts: "Oct 26",
    year: "2026",
    href: "/gallery",
    divisions: [{ name: "Open", href: "/gallery" }],
  }),
);

function ofDivision({ season, division }: DivisionView) {
  return { season, division, entries: [], asked: {}, now: NOW, seen: "" };
}
