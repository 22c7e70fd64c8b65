import { listRounds } from "@/lib/stages/view/list-rounds";
import { roundProgress } from "@/lib/stages/view/round-progress";
import { capacityOf, shapesView } from "@/lib/stages/view/shape-view";
import { wallRounds, wallSheets } from "@/lib/stages/view/wall-chart";
import { roundSteps } from "@/lib/stages/words/round-steps";
import { zoneAllYear } from "@/lib/stages/words/rounds";
import type { DivisionView } from "@/lib/standings/store/divisions";
import { GroupProgress } from "../stages/groups/group-progress";
import { Knockout } from "../stages/knockout/section";
import { Playoff } from "../stages/playoff";
import { RoundBars } from "../stages/round-bars";
import { RoundList } from "../stages/round-list";
import { RoundNow } from "../stages/round-now";
import { RoundSheet } from "../stages/round-sheet";
import { Rounds } from "../stages/rounds";
import { Shapes } from "../stages/shapes";
import { Unpublished } from "../stages/unpublished";
import { WallChart } from "../stages/wall-chart";
import { CROWD, knockoutDivision, NOW, PLAYOFF_RULES, roundRobinDivision, SEASON } from "./divisions";
import { playerNames } from "./names";
import type { Sample } from "./sample";

const ZONE = SEASON.organization.timeZone;
const DIVISIONS = [
  { why: "eight players", view: () => roundRobinDivision(8, 3) },
  { why: "two players", view: () => roundRobinDivision(2, 0) },
  { why: "200 players", view: () => CROWD },
  { why: "a knockout", view: () => knockoutDivision(1) },
];

/** Rounds, brackets and schedules, for the public and at the desk. */
export const STAGE_SAMPLES: readonly Sample[] = [
  ...[
    { why: "drawn", over: 0 },
    { why: "the first round is over", over: 1 },
    { why: "a champion", over: 3 },
    { why: "64 players, printed as two halves", over: 2, rounds: 6 },
  ].map(({ why, over, rounds }) => ({
    of: "Knockout",
    why,
    show: () => <Knockout view={knockoutDivision(over, rounds)} at={NOW} />,
  })),
  ...DIVISIONS.flatMap(({ why, view }) => [
    { of: "RoundNow", why, show: () => <RoundNow view={view()} at={NOW} /> },
    { of: "RoundList", why, show: () => <AllRounds view={view()} /> },
    {
      of: "Rounds",
      why,
      show: () => (
        <Rounds view={{ ...view(), undoable: new Set() }} entries={view().entries} asked={{}} now={NOW} />
      ),
    },
    { of: "WallChart", why, show: () => <WallChart sheets={wallSheets(wallRounds(view(), [], NOW))} /> },
  ]),
  {
    of: "RoundBars",
    why: "done, open and to come",
    show: () => (
      <RoundBars
        rounds={roundRobinDivision(8, 3).rounds.map((round) => ({
          name: `Round ${round.number}`,
          short: `R${round.number}`,
          progress: roundProgress(round),
        }))}
      />
    ),
  },
  {
    of: "GroupProgress",
    why: "one group over, one still open",
    show: () => (
      <GroupProgress
        groups={[
          { name: "Group A", decided: 10, of: 10, ahead: "Amara Osei and Theo Lindqvist" },
          { name: "Group B", decided: 4, of: 6, ahead: "still open" },
        ]}
      />
    ),
  },
  ...[
    { why: "12 players in ten weeks", players: 12, weeks: 10 },
    { why: "200 players in six weeks", players: 200, weeks: 6 },
  ].map(({ why, ...question }) => ({
    of: "Shapes",
    why,
    show: () => <Shapes {...shapesView(SEASON, capacityOf(SEASON, question, undefined), NOW)} />,
  })),
  {
    of: "RoundSheet",
    why: "how a round goes",
    show: () => <RoundSheet labelledBy="how" steps={roundSteps(SEASON.rules)} />,
  },
  ...[
    { why: "nobody", players: 0 },
    { why: "one player", players: 1 },
    { why: "eight players", players: 8 },
    { why: "200 players", players: 200 },
  ].map(({ why, players }) => ({
    of: "Unpublished",
    why,
    show: () => (
      <Unpublished
        season={SEASON}
        division="open"
        players={playerNames(players)}
        asked={{}}
        now={NOW}
        seen=""
      />
    ),
  })),
  ...[
    { why: "matches are open", over: 3 },
    { why: "ready to draw", over: 7 },
  ].map(({ why, over }) => ({
    of: "Playoff",
    why,
    show: () => <Playoff view={withPlayoff(roundRobinDivision(8, over))} asked={{}} now={NOW} seen="" />,
  })),
  {
    of: "Playoff",
    why: "everyone has left",
    show: () => (
      <Playoff view={withoutPlayers(withPlayoff(roundRobinDivision(8, 7)))} asked={{}} now={NOW} seen="" />
    ),
  },
];

function withoutPlayers(view: DivisionView): DivisionView {
  return { ...view, entries: view.entries.map((entry) => ({ ...entry, hasLeft: true })) };
}

function AllRounds({ view }: { readonly view: DivisionView }) {
  return (
    <RoundList
      {...listRounds(view, NOW)}
      zone={zoneAllYear(NOW, ZONE)}
      calendar="/calendar.ics"
      org="lakeside"
    />
  );
}

function withPlayoff(view: DivisionView): DivisionView {
  return { ...view, season: { ...view.season, rules: PLAYOFF_RULES } };
}
