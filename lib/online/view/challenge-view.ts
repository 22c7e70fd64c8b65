import { otherSide, type Side } from "@/lib/match/rules/sides";
import { isToPlay } from "@/lib/match/rules/state";
import { beganAt } from "@/lib/match/rules/story";
import type { MatchScene } from "@/lib/match/view/match-scene";
import { venueName } from "@/lib/season/rules/play-venue";
import { comingDayAndTime } from "@/lib/shared/dates";
import { counted } from "@/lib/shared/text";
import {
  clockOfGames,
  findThatCounts,
  isClockOfLichess,
  type KeptChallenge,
  nextChallenge,
  openChallenges,
  whiteIn,
} from "../rules/challenge";
import type { KeptFind } from "../rules/found-match";
import type { SiteTime } from "../rules/site-game";
import type { Search } from "../store/searches";

/** How the two start the right game on their site. */
export type ChallengeView = {
  /** Links that were made, for both players. */
  readonly links: readonly { readonly href: string; readonly label: string; readonly note: string }[];
  /** The game that a link can be made for; null if there's none, or if the site makes no links. */
  readonly next: NextLink | null;
  /** What to set in a challenge that a player sends. */
  readonly steps: readonly string[];
};

export type NextLink = {
  readonly number: number;
  readonly label: string;
  /** The answers to "Who has White?", if the players have drawn lots for it. */
  readonly sides: readonly { readonly value: Side; readonly label: string }[] | null;
  readonly asksMinutes: boolean;
};

/**
 * Null if the match isn't online, can't be played now, or was found. What was found before it started over doesn't count.
 *
 * @param isAsked does this deployment ask the site at all?
 */
export function challengeView(
  kept: readonly KeptChallenge[],
  search: Search | null,
  scene: MatchScene,
  isAsked: boolean,
): ChallengeView | null {
  const began = beganAt(scene.events);
  const find = findThatCounts(search, began);
  const { rules, state, now, opponent, side } = scene;
  const { venue } = rules;
  if (
    find?.outcome ||
    venue.kind !== "online" ||
    !isToPlay(state.status) ||
    scene.isComing ||
    !opponent.handle
  )
    return null;
  const time = clockOfGames(rules);
  const canMake =
    venue.site === "lichess" &&
    isAsked &&
    Boolean(scene[side].handle) &&
    (time === null || isClockOfLichess(time));
  const links = openChallenges({ kept, search, began, now }).map(({ number, white, url, expiresAt }) => ({
    href: url ?? "",
    label: `Play game ${number} on ${venueName(venue)}`,
    note: `${whoHasWhite(white, scene)} The link works until ${comingDayAndTime(expiresAt, now, scene.zone)}.`,
  }));
  const next = canMake ? nextChallenge({ kept, search, rules, began, now }) : null;
  return {
    links,
    next: next && {
      number: next.number,
      label: rules.match.bestOf === 1 ? "Make the game on Lichess" : `Make game ${next.number} on Lichess`,
      sides: next.white === null ? sidesOf(scene) : null,
      asksMinutes: time === null,
    },
    steps: stepsOf(kept, find, scene),
  };
}

function sidesOf({ side, them }: MatchScene) {
  return [
    { value: side, label: "You" },
    { value: otherSide(side), label: them },
  ];
}

function whoHasWhite(white: Side, { side, them }: MatchScene): string {
  return white === side ? "You have White." : `${them} has White.`;
}

function stepsOf(
  kept: readonly KeptChallenge[],
  find: KeptFind | null,
  scene: MatchScene,
): readonly string[] {
  const { rules, side, them, opponent } = scene;
  const { venue } = rules;
  const number = (find?.games.length ?? 0) + 1;
  const white = whiteIn(number, { kept, find, rules });
  const color =
    white === null ? "Draw lots for White." : `Choose ${white === side ? "White" : "Black"} for yourself.`;
  return [
    `Open the challenge below. It’s addressed to ${opponent.handle}.`,
    timeStep(clockOfGames(rules), rules.clock.minutesPerGame !== null),
    rules.match.bestOf === 1 ? color : `Game ${number}: ${color}`,
    venue.kind === "online" ? RATED[venue.rated] : "",
    `Send it, and ${them} accepts it there.`,
  ].filter((step) => step !== "");
}

/** The clock in the rules has to be set exactly. A share of the time for the match is only what always fits. */
function timeStep(time: SiteTime | null, isFixed: boolean): string {
  if (!time) return "Set the time that you’ve agreed on.";
  const each = counted(time.seconds / 60, "minute");
  if (!isFixed) return `Set ${each} for each of you, or another time that fits.`;
  const added = time.added > 0 ? ` and ${counted(time.added, "second")} for each move` : "";
  return `Set ${each} for each of you${added}. Games with another clock don’t count.`;
}

const RATED = {
  any: "",
  rated: "Make it rated: only rated games count.",
  casual: "Make it unrated: only unrated games count.",
} as const;
