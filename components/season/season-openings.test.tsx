import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { bothLose } from "@/lib/match/rules/outcome";
import type { SeasonFacts } from "@/lib/season/store/seasons";
import { addHours, type Instant } from "@/lib/shared/instant";
import type { PublicDivision } from "@/lib/standings/store/divisions";
import {
  knockoutDivision,
  NOW,
  PLAYOFF_RULES,
  roundRobinDivision,
  SEASON,
  waitingDivision,
} from "../gallery/divisions";
import { SeasonOpenings } from "./season-openings";

const PLAYED = roundRobinDivision(8, 3);
const WAITING = waitingDivision(5, "registration");

test("a published division plays on after the last day to register for another", () => {
  const season = { status: "registration", registrationClosesOn: "2026-11-17" } as const;
  const text = openings(season, [PLAYED, WAITING]);
  expect(text).toContain("See your next move");
  expect(text).not.toContain("Before the first round");
});

test("registration for another division has its last day", () => {
  const season = { status: "registration", registrationClosesOn: "2026-11-20" } as const;
  const text = openings(season, [PLAYED, WAITING]);
  expect(text).toContain("See your next move");
  expect(text).toContain("Register for Open by Friday, Nov 20");
  expect(text).toContain("Registration closes at the end of that day");
});

test("registration without a last day lasts until the pairings once the season has begun", () => {
  const text = openings({ status: "registration" }, [PLAYED, WAITING]);
  expect(text).toContain("Register for Open until the pairings are published");
  expect(text).toContain("The director can publish them any day.");
});

test("registration that's open for a division to come names none", () => {
  const text = openings({ status: "registration" }, [PLAYED]);
  expect(text).toContain("Register until the pairings are published");
  expect(text).not.toContain("No one has registered yet.");
});

test("a page has one green button, the next move of those who play", () => {
  const text = openings({ status: "registration" }, [PLAYED, WAITING]);
  expect(text.match(/btn-primary[^>]*>[^<]*/g)).toEqual([expect.stringContaining("See your next move")]);
  expect(openings({ status: "registration" }, [WAITING]).match(/btn-primary/g)).toHaveLength(1);
});

test("a season finished early still shows the deadline of its open matches", () => {
  const text = openings({ status: "finished" }, [PLAYED]);
  expect(text).toContain("See your next move");
  expect(text).toContain("Fall 2026 is finished, but open matches still count.");
  expect(text).not.toContain("is final");
  expect(openings({ status: "finished" }, [roundRobinDivision(8, 7)])).toContain(
    "Everything below is final.",
  );
});

test("a correction that's still to be decided isn't a match that's still open", () => {
  const decided = roundRobinDivision(8, 7);
  const rounds = decided.rounds.map((round) => ({
    ...round,
    matches: round.matches.map((match) => ({ ...match, correction: "asked" as const })),
  }));
  const text = openings({ status: "running" }, [{ ...decided, rounds }]);
  expect(text).toContain("Every division has a champion");
  expect(text).toContain("A correction that’s still to be decided can change a result.");
});

test("a running season that's decided has a champion only if someone won", () => {
  const won = knockoutDivision(2, 2);
  const { decidedBy, home, away } = bothLose("double-forfeit");
  const lost = { decidedBy, homeResult: home, awayResult: away, homeWins: null, awayWins: null };
  const rounds = won.rounds.map((round) =>
    round.number === 2 ? { ...round, matches: round.matches.map((match) => ({ ...match, ...lost })) } : round,
  );
  expect(openings({ status: "running" }, [won])).toContain("Every division has a champion");
  expect(openings({ status: "running" }, [won, { ...won, rounds }])).toContain("Every division is decided");
});

test("a division that's decided before its first round opens says what comes next, which isn't its pairings", () => {
  const decided = roundRobinDivision(4, 2);
  const before = addHours(decided.rounds[0]?.opensAt ?? "", -1);
  const view = { ...decided, season: { ...decided.season, rules: PLAYOFF_RULES } };
  const text = openings({ status: "running" }, [view], before);
  expect(text).toContain("No match is left to report");
  expect(text).toContain("<p>Every match is decided. Next, the playoff is drawn.</p>");
  expect(text).not.toContain("airings");
  const beginners = { ...view, division: { ...view.division, id: "d2", name: "Beginners" } };
  const both = openings({ status: "running" }, [view, beginners], before);
  expect(both).toContain("Open: Every match is decided. Next, the playoff is drawn.");
  expect(both).toContain("Beginners: Every match is decided. Next, the playoff is drawn.");
  expect(openings({ status: "running" }, [view, WAITING], before)).toContain("The pairings come next");
});

test("a season is over only once it's finished", () => {
  const decided = [roundRobinDivision(8, 7)];
  const running = openings({ status: "running" }, decided);
  expect(running).toContain("Every division has a champion");
  expect(running).toContain("The season is almost over");
  expect(running).not.toContain("season is over");
  expect(openings({ status: "finished" }, decided)).toContain("The season is over");
});

function openings(season: Partial<SeasonFacts>, views: readonly PublicDivision[], at: Instant = NOW): string {
  return renderToStaticMarkup(
    <SeasonOpenings season={{ ...SEASON, ...season }} views={views} at={at} nextSeason={undefined} />,
  );
}
