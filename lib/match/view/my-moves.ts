import { paths } from "@/lib/paths";
import type { MatchSection } from "@/lib/paths/match";
import type { Instant } from "@/lib/shared/instant";
import { compareByDeadline, type NextMoveKind } from "../rules/next-move";
import { whatToReport } from "../words/series-words";
import { type MatchScene, type MatchSceneFacts, setScene } from "./match-scene";

/** A person's matches, sorted by who has to act. */
export type MyMoves = {
  /** Matches waiting for this person, most urgent first. */
  readonly yours: readonly MatchScene[];
  /** Matches waiting for the other side, the director or the clock. */
  readonly others: readonly MatchScene[];
  /** Matches of rounds that haven't opened, next first. */
  readonly coming: readonly MatchScene[];
};

/** Sorts a person's matches into what to do, what to wait for and what is coming; decided matches are left out. */
export function myMoves(matches: readonly MatchSceneFacts[], now: Instant): MyMoves {
  const scenes = matches.map((match) => setScene(match, now));
  const open = scenes
    .filter(({ isComing, move }) => !isComing && move.kind !== "decided" && move.kind !== "void")
    .toSorted((one, two) => compareByDeadline(one.move, two.move));
  return {
    yours: open.filter(({ move }) => move.turn === "you"),
    others: open.filter(({ move }) => move.turn !== "you"),
    coming: scenes
      .filter(({ isComing }) => isComing)
      .toSorted((one, two) => (one.round.opensAt < two.round.opensAt ? -1 : 1)),
  };
}

/** A person's matches in one division of a season, in the order in which they're played. */
export function mySeason(
  matches: readonly MatchSceneFacts[],
  where: {
    /** Slugs. */
    readonly organization: string;
    readonly season: { readonly slug: string };
    readonly division: { readonly slug: string };
  },
  now: Instant,
): readonly MatchScene[] {
  return matches
    .filter(
      ({ organization, season, division }) =>
        organization.slug === where.organization &&
        season.slug === where.season.slug &&
        division.slug === where.division.slug,
    )
    .toSorted(
      (one, two) => one.round.opensAt.localeCompare(two.round.opensAt) || one.round.number - two.round.number,
    )
    .map((match) => setScene(match, now));
}

/** The page where the next move is made, and the label of the link to it. */
export type Act = { readonly href: string; readonly label: string };

const ACTS: Partial<Record<NextMoveKind, readonly [label: string, section?: MatchSection]>> = {
  "suggest-times": ["Suggest times", "times"],
  "pick-time": ["Pick a time"],
  "answer-report": ["Check the report"],
  "answer-no-show": ["Answer"],
  "answer-correction": ["Answer the correction"],
  "director-decides": ["Add a statement", "director"],
};

export function actOf({
  id,
  move,
  room,
  rules,
  hasNoAccount,
  found,
}: Pick<MatchScene, "id" | "move" | "room" | "rules" | "hasNoAccount" | "found">): Act {
  if (found && !room) return { href: paths.match(id), label: "Check the result" };
  if (room) return { href: paths.room(id), label: "Open the match room" };
  if (move.kind === "report") {
    return { href: paths.match(id, "report"), label: `Report ${whatToReport(rules)}` };
  }
  const isWithForm = !(hasNoAccount && move.kind === "suggest-times");
  const [label, section] = (isWithForm && ACTS[move.kind]) || ["Open the match"];
  return { href: paths.match(id, section), label };
}
