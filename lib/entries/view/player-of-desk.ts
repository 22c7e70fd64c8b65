import { otherSide } from "@/lib/match/rules/sides";
import { isWithDirector } from "@/lib/match/rules/with-director";
import { scoreFor } from "@/lib/match/words/scores";
import { type MatchStatusKind, sideStatus, statusOf } from "@/lib/match/words/statuses";
import { paths } from "@/lib/paths";
import { SITE_NAMES } from "@/lib/season/rules/sites";
import { isOver, type SeasonStatusName } from "@/lib/season/rules/steps";
import { shortDayAndTime } from "@/lib/shared/dates";
import type { Zone } from "@/lib/shared/instant";
import { plural } from "@/lib/shared/text";
import { ratingsWords } from "@/lib/sportsmanship/words/sportsmanship";
import { matchName } from "@/lib/stages/words/round-name";
import { hasLeft } from "../rules/register";
import type { PlayerOfDesk } from "../store/player-of-desk";
import { entryStatus } from "./entries-of-desk";

export type DeskPlayerEntry = {
  readonly id: string;
  /** "Fall 2026, Open" */
  readonly title: string;
  readonly href: string;
  /** "In", "Withdrawn" */
  readonly status: string;
  /** "2 forfeits, review at 3"; null without any. */
  readonly forfeits: string | null;
  /** "sportsmanship 3.25 from four ratings"; null without any. */
  readonly sportsmanship: string | null;
  /** Where a director corrects the email or division. */
  readonly editHref: string;
  /**
   * Where a director decides about forfeits, and removes or withdraws the player; once the season is over, where they
   * read about forfeits. Null if they've left, or there's nothing to read.
   */
  readonly leave: { readonly href: string; readonly words: string } | null;
};

export type DeskPlayerMatch = {
  readonly id: string;
  readonly href: string;
  /** "Fall 2026, Open, Round 3" */
  readonly slot: string;
  readonly opponent: { readonly name: string; readonly href: string };
  readonly status: { readonly kind: MatchStatusKind; readonly text: string };
  /** "2–1", own games first; null if there's no score. */
  readonly games: string | null;
};

/** The registrations, cases and other matches of a player, ready to print. */
export function playerOfDesk(
  player: PlayerOfDesk,
  { org, zone }: { readonly org: string; readonly zone: Zone },
) {
  const isCase = ({ state }: Match) =>
    isWithDirector(state) || state.noShow !== null || state.ruling !== null;
  const rowsOf = (matches: readonly Match[]) => matches.map((match) => matchRow(match, org, zone));
  return {
    entries: player.entries.map((entry) => entryRow(entry, org)),
    cases: rowsOf(player.matches.filter(isCase)),
    matches: rowsOf(player.matches.filter((match) => !isCase(match))),
    loans: player.loans.map(({ id, label, place, dueAt }) => ({
      id,
      label,
      words: `due ${shortDayAndTime(dueAt, zone)}, ${place}`,
    })),
  };
}

type Match = PlayerOfDesk["matches"][number];

function entryRow(entry: PlayerOfDesk["entries"][number], org: string): DeskPlayerEntry {
  const { id, status, annulled, division, season, forfeits, strikeLimit, ratings } = entry;
  const words = leaveWords(entry);
  const counted = forfeits > 0 ? plural(forfeits, "forfeit") : null;
  return {
    id,
    title: `${season.name}, ${division.name}`,
    href: paths.deskDivision(org, season.slug, division.slug),
    status: entryStatus({ status, annulled }),
    forfeits: counted && (strikeLimit === null ? counted : `${counted}, review at ${strikeLimit}`),
    sportsmanship: ratings ? `sportsmanship ${ratingsWords(ratings)}` : null,
    editHref: paths.editEntry(org, season.slug, division.slug, id),
    leave: words === null ? null : { href: paths.deskEntry(org, season.slug, division.slug, id), words },
  };
}

/** What a director finds on the page of a registration; null if nothing. */
export function leaveWords({
  status,
  season,
  hasForfeited,
}: Pick<PlayerOfDesk["entries"][number], "status" | "hasForfeited"> & {
  readonly season: { readonly status: SeasonStatusName };
}): string | null {
  if (hasLeft(status)) return null;
  if (!isOver(season.status)) return "Forfeits, withdraw or remove";
  return hasForfeited ? "Forfeits" : null;
}

function matchRow(match: Match, org: string, zone: Zone): DeskPlayerMatch {
  const { id, side, season, division, stage, round, number, state } = match;
  const { entryId, name } = match[otherSide(side)];
  const { outcome } = state;
  const words = outcome
    ? sideStatus({ ...state, decidedBy: outcome.decidedBy }, outcome, side)
    : statusOf(state);
  const isTimed = state.status === "scheduled" && state.scheduledAt;
  return {
    id,
    href: paths.case(org, id),
    slot: `${season.name}, ${division.name}, ${matchName({ format: stage.format, ...round, match: number })}`,
    opponent: { name, href: paths.deskPlayer(org, entryId) },
    status: { kind: words.kind, text: isTimed ? shortDayAndTime(isTimed, zone) : words.word },
    games: outcome?.score ? scoreFor(side, outcome.score) : null,
  };
}

/** "amara_plays, proven on Chess.com, Tue, Nov 3, 4:00 pm"; only the name if it isn't proven. */
export function usernameWords(
  { handle, provenOn, provenAt }: PlayerOfDesk["handles"][number],
  zone: Zone,
): string {
  return provenOn && provenAt
    ? `${handle}, proven on ${SITE_NAMES[provenOn]}, ${shortDayAndTime(provenAt, zone)}`
    : handle;
}
