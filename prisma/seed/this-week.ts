import type { MatchCommand } from "@/lib/match/rules/commands";
import { lastTimeToPlay } from "@/lib/match/rules/deadline-rules";
import type { TypedGame } from "@/lib/match/rules/games";
import type { Side } from "@/lib/match/rules/sides";
import { execute } from "@/lib/match/store/execute";
import type { ShownMatch } from "@/lib/match/store/match-record";
import { findMatchOfDesk } from "@/lib/match/store/read-match";
import { dateIn } from "@/lib/shared/dates";
import { addHours, type Instant } from "@/lib/shared/instant";
import { instantAt, timeIn } from "@/lib/shared/wall-clock";
import { findDivision } from "@/lib/standings/store/divisions";
import { byEvening } from "./evenings";
import { SEED_GAMES } from "./games";
import { type Desk, must } from "./league";

/** The player the demo follows. Her matches need her attention. */
const HERO = "Amara Osei";

/** How a match of this week has gone, as commands between the start of the week and now. */
type Scene = (match: ShownMatch, when: (share: number) => Instant, at: Instant) => readonly Cue[];
type Cue = { readonly share: number; readonly by: Side; readonly command: MatchCommand };

/** Plays this week up to now, so that every kind of page has real content. */
export async function playThisWeek(
  desk: Desk,
  pages: { readonly season: string; readonly divisions: readonly string[] },
  weekBegins: Instant,
  at: Instant,
): Promise<void> {
  for (const division of pages.divisions) {
    const view = await findDivision(desk.organization.slug, pages.season, division);
    const round = view?.rounds.find(({ opensAt }) => opensAt === weekBegins);
    const scenes = [...(division === "open" ? OPEN_SCENES : CLUB_SCENES)];
    for (const { id } of round?.matches ?? []) {
      const match = await findMatchOfDesk(desk.scope, id);
      if (!match) continue;
      const isHeroes = match.home.name === HERO || match.away.name === HERO;
      const scene = isHeroes ? (division === "open" ? toConfirm : offered) : scenes.shift();
      if (scene) await playScene(match, scene, weekBegins, at);
    }
  }
}

async function playScene(match: ShownMatch, scene: Scene, weekBegins: Instant, at: Instant): Promise<void> {
  const span = Date.parse(at) - Date.parse(weekBegins);
  const when = (share: number) => {
    const time = new Date(Date.parse(weekBegins) + span * share).toISOString();
    const evening = byEvening(time, match.organization.timeZone, share);
    return evening > weekBegins ? evening : time;
  };
  let isClosed = false;
  for (const { share, by, command } of scene(match, when, at)) {
    if (isClosed && command.type === "accept-time") continue;
    const answer = await execute(match.id, command, { userId: match[by].userId }, new Date(when(share)));
    // In the first hours of a week, the venue isn't open yet at any time that has passed: they play without agreeing on one.
    isClosed = answer !== null && !answer.ok && answer.refusal.code === "venue-closed";
    if (!isClosed) must(answer ?? { ok: false, refusal: "absent" });
  }
}

/** The hero's opponent has reported, and she confirms. */
const toConfirm: Scene = (match, when) => {
  const them = match.home.name === HERO ? "away" : "home";
  const games: readonly TypedGame[] = [
    record("home", "white", "checkmate"),
    { white: "away", outcome: "white", ending: "resignation" },
    { white: "home", outcome: "white", ending: "move-time" },
  ];
  return [...agreed(them, when(0.6)), { share: 0.8, by: them, command: { type: "report", games } }];
};

/** The hero has three times to choose from. */
const offered: Scene = (match, _when, at) => {
  const them = match.home.name === HERO ? "away" : "home";
  const times = comingTimes(match, at);
  if (times.length === 0) return [];
  const note = "Any of these is fine.";
  return [{ share: 0.5, by: them, command: { type: "propose-times", times, note } }];
};

/** One says mate, the other stalemate. The moves are there. */
const contested: Scene = (_match, when) => {
  const won: readonly TypedGame[] = [
    record("home", "white", "checkmate"),
    { white: "away", outcome: "black", ending: "checkmate" },
  ];
  const drawn: readonly TypedGame[] = [
    record("home", "white", "checkmate"),
    record("away", "draw", "stalemate"),
  ];
  const statement =
    "Game 2 was stalemate, not mate: my king had no move and was not in check. I wrote the moves down.";
  return [
    ...agreed("home", when(0.55)),
    { share: 0.7, by: "home", command: { type: "report", games: won } },
    { share: 0.8, by: "away", command: { type: "contest", statement, games: drawn } },
  ];
};

/** Two attempts and no answer. The claim only follows if the week is long enough for separate attempts. */
const unreachable: Scene = (match, when) => {
  const isRepeated = when(0.7) >= addHours(when(0.2), match.rules.forfeits.hoursBetweenAttempts);
  const statement = "Two tries at different times, and nothing came back.";
  return [
    contact(0.2, when(0.2), "email", "Wrote to offer three evenings."),
    contact(0.7, when(0.7), "phone", "Called twice, left a message."),
    ...(isRepeated
      ? [{ share: 0.9, by: "away", command: { type: "claim-unreachable", statement } } as const]
      : []),
  ];
};

/** An agreed time in the future. */
const scheduled: Scene = (match, _when, at) => {
  const times = comingTimes(match, at);
  const [time] = times;
  if (!time) return [];
  return [
    { share: 0.4, by: "home", command: { type: "propose-times", times } },
    { share: 0.6, by: "away", command: { type: "accept-time", time } },
  ];
};

const OPEN_SCENES: readonly Scene[] = [contested, scheduled, unreachable];
const CLUB_SCENES: readonly Scene[] = [() => []];

function agreed(by: Side, time: Instant): readonly Cue[] {
  const other = by === "home" ? "away" : "home";
  return [
    { share: 0.2, by, command: { type: "propose-times", times: [time] } },
    { share: 0.4, by: other, command: { type: "accept-time", time } },
  ];
}

function contact(share: number, triedAt: Instant, means: "email" | "phone", note: string): Cue {
  return { share, by: "away", command: { type: "log-contact", means, triedAt, note } };
}

/** Times between now and the last possible one, on the full hour if there's room. None at the end of the week. */
function comingTimes(match: ShownMatch, at: Instant): readonly Instant[] {
  const zone = match.organization.timeZone;
  const evenings = [1, 2, 3, 4].flatMap((days) =>
    ["16:00", "19:00"].map((time) => instantAt(dateIn(addHours(at, 24 * days), zone), time, zone)),
  );
  const latest = lastTimeToPlay(match.state, match.rules);
  const fitting = evenings.filter((time) => time > at && time <= latest).slice(0, 3);
  if (fitting.length > 0) return fitting;
  const middle = new Date((Date.parse(latest) + Date.parse(at)) / 2).toISOString();
  const isByDay = timeIn(middle, zone) >= "08:00" && timeIn(middle, zone) <= "21:00";
  return middle > at && isByDay ? [middle] : [];
}

/** A game with its moves written down. */
function record(
  white: Side,
  outcome: "white" | "black" | "draw",
  ending: "checkmate" | "stalemate",
): TypedGame {
  const game = SEED_GAMES.find((each) => each.outcome === outcome && each.ending === ending);
  if (!game) throw new Error(`No seed game: ${outcome}, ${ending}`);
  return { white, pgn: game.pgn };
}
