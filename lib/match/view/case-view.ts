import { paths } from "@/lib/paths";
import { namesOf, shortNames } from "@/lib/people/words/names";
import type { RoomRecord } from "@/lib/room/view/room-record";
import { atVenue, venueName } from "@/lib/season/rules/play-venue";
import { shortDay, shortDayAndTime } from "@/lib/shared/dates";
import type { Instant } from "@/lib/shared/instant";
import { capitalize } from "@/lib/shared/text";
import { roundOnSheet } from "@/lib/stages/words/round-name";
import { asRuledOn } from "../rules/as-case";
import type { ContactMeans, StoredEvent } from "../rules/events";
import { photosOf } from "../rules/photos";
import type { Side } from "../rules/sides";
import type { Statement } from "../rules/state";
import { storyBefore, storyOf } from "../rules/story";
import type { ShownMatch } from "../store/match-record";
import { type ArrivalWords, arrivalWords } from "../words/arrivals";
import type { EventContext } from "../words/event-text";
import { type ShownPhoto, shownPhotos } from "../words/photos";
import { type ScoresheetRow, scoresheetRows, sheetResult } from "../words/scoresheet";
import { signLines } from "../words/signatures";
import { type MatchStatusKind, statusOf } from "../words/statuses";
import { caseWords } from "./case-words";
import { type Finding, findingOf } from "./finding";
import { photoLinks } from "./photo-links";
import type { SimilarRuling } from "./similar-rulings";
import { claimOf, type GameVersions, gameVersions } from "./versions";
import { waitingSince } from "./waiting-since";

/** A logged attempt to reach the other side. */
export type LoggedAttempt = {
  readonly who: string;
  readonly how: string;
  readonly when: string;
  readonly note: string;
};

/** How a player can be reached. */
export type Contact = {
  readonly name: string;
  /** The desk's page of the player. */
  readonly href: string;
  readonly email: string;
  readonly phone: string | null;
};

/** What one player says. */
export type SideStory = {
  readonly label: string;
  readonly name: string;
  /** "Reported 2–1 to Noor", "Says Theo did not come"; null if they only made statements. */
  readonly claim: string | null;
  readonly statements: readonly Pick<Statement, "statement" | "isWrittenDown">[];
  readonly photos: readonly ShownPhoto[];
};

/** Everything about a match that a ruling can be based on, every word ready to print. */
export type DossierView = {
  readonly status: { readonly kind: MatchStatusKind; readonly words: string };
  readonly fields: readonly { readonly label: string; readonly value: string }[];
  readonly sides: readonly [SideStory, SideStory];
  readonly versions: GameVersions | null;
  readonly findings: readonly Finding[];
  readonly attempts: readonly LoggedAttempt[];
  /** Null if no one checked in and it isn’t about a no-show. */
  readonly came: ArrivalWords | null;
  readonly similar: readonly SimilarRuling[];
  /** What the match room recorded; left out or null if it has nothing about the match. */
  readonly room?: RoomRecord | null;
  readonly contacts: readonly [Contact, Contact];
  readonly sheet: {
    readonly fields: readonly { readonly label: string; readonly value: string }[];
    readonly white: string;
    readonly black: string;
    readonly whiteLabel?: string;
    readonly blackLabel?: string;
    readonly rows: readonly ScoresheetRow[];
    readonly signs: readonly { readonly name: string | null; readonly by: string }[];
  };
};

const MEANS: Record<ContactMeans, string> = {
  email: "by email",
  phone: "by phone",
  message: "by message",
  "in-person": "in person",
};

function contactOf(side: Side, match: ShownMatch): DossierView["contacts"][number] {
  const { entryId, name, email, phone } = match[side];
  return { name, email, phone, href: paths.deskPlayer(match.organization.slug, entryId) };
}

/** A match as its dossier. `told.nameOf` knows everyone who acted in it besides the two players. */
export function dossierView(
  match: ShownMatch,
  reader: Pick<EventContext, "nameOf" | "originOf">,
  found: readonly FoundFinding[] = [],
): Omit<DossierView, "similar" | "room"> {
  const { events, rules, season, division, round } = match;
  const state = asRuledOn(match.state, events);
  const shown = { ...match, state };
  const zone = match.organization.timeZone;
  const names = shortNames(namesOf(match));
  const { format } = match.stage;
  const context: EventContext = {
    home: match.home.name,
    away: match.away.name,
    zone,
    rules,
    format,
    photoOf: photoLinks(match.id),
    ...reader,
  };
  const roundText = roundOnSheet({ format, number: round.number, of: round.of, match: match.number });
  return {
    status: statusView(match),
    fields: [
      { label: "Division", value: division.name },
      { label: "Round", value: roundText },
      { label: state.case ? "Question" : "Deadline", value: questionOf(shown) },
      ...bookedFields(match),
    ],
    sides: [sideStory(shown, "home", context), sideStory(shown, "away", context)],
    versions: gameVersions(state, names, rules),
    findings: [...findingsOf(shown), ...findingsAtTheSite(found, match)],
    attempts: state.contacts.map(({ by, means, triedAt, note }) => ({
      who: match[by].name,
      how: MEANS[means],
      when: shortDayAndTime(triedAt, zone),
      note,
    })),
    came: arrivalWords(state, namesOf(match), rules, zone),
    contacts: [contactOf("home", match), contactOf("away", match)],
    sheet: {
      fields: [
        { label: "Event", value: season.name },
        { label: "Division", value: division.name },
        { label: "Round", value: roundText },
        { label: "Date", value: state.scheduledAt ? shortDay(state.scheduledAt, zone) : "" },
        { label: "Place", value: venueName(rules.venue) },
        { label: "Result", value: sheetResult(events) },
      ],
      white: match.home.name,
      black: match.away.name,
      ...(rules.match.bestOf === 1 ? { whiteLabel: "White", blackLabel: "Black" } : {}),
      rows: caseRows(events, context),
      signs: signLines(events, context),
    },
  };
}

/** In a bracket others may have played the match before. What they did goes by their colors. */
function caseRows(events: readonly StoredEvent[], context: EventContext): readonly ScoresheetRow[] {
  const before = storyBefore(events);
  if (before.length === 0) return scoresheetRows(events, context);
  const then = scoresheetRows(before, { ...context, home: "White", away: "Black" });
  const since = scoresheetRows(storyOf(events), context).slice(1);
  return [
    ...then,
    { kind: "both", text: "The entries above may be about players who had this match before." },
    ...since,
  ];
}

/** What is reserved for the agreed time, for the person who hands it out. */
function bookedFields({ booking, organization }: ShownMatch): DossierView["fields"] {
  if (!booking) return [];
  return [
    { label: "Booked", value: shortDayAndTime(booking.startsAt, organization.timeZone) },
    { label: "Table", value: booking.table ?? "none" },
    { label: "Board", value: booking.board ? `${booking.board} reserved` : "none" },
  ];
}

function statusView({ state, events, organization }: ShownMatch): DossierView["status"] {
  const { kind, word } = statusOf(state);
  const since = state.status === "with-director" ? waitingSince(events) : null;
  return { kind, words: since ? `${word} since ${shortDayAndTime(since, organization.timeZone)}` : word };
}

function questionOf(match: ShownMatch): string {
  const zone = match.organization.timeZone;
  if (!match.state.case) return shortDayAndTime(match.state.deadlineAt, zone);
  return capitalize(caseWords(match, zone).question);
}

function sideStory(match: ShownMatch, side: Side, context: EventContext): DossierView["sides"][number] {
  return {
    label: `${side === "home" ? "White" : "Black"}${match.rules.match.bestOf === 1 ? "" : ", game 1"}`,
    name: match[side].name,
    claim: claimOf(match, side),
    statements: match.state.statements.filter(({ by }) => by === side),
    photos: photosOf(storyOf(match.events), side).flatMap((stored) => shownPhotos(stored, context)),
  };
}

/** A game of the match as its chess site has it. */
export type FoundFinding = { readonly startedAt: Instant; readonly pgn?: string | undefined };

function findingsAtTheSite(
  found: readonly FoundFinding[],
  { rules, organization }: ShownMatch,
): DossierView["findings"] {
  return found.flatMap(({ startedAt, pgn }, index) => {
    const when = shortDayAndTime(startedAt, organization.timeZone);
    const from = `Game ${index + 1}, as we found it ${atVenue(rules.venue)}, played ${when}`;
    const finding = pgn ? findingOf(pgn, from, rules) : null;
    return finding ? [finding] : [];
  });
}

/** Both versions can have the same moves; each game record is judged once. */
function findingsOf({ state, home, away, rules }: ShownMatch): DossierView["findings"] {
  const names = shortNames(namesOf({ home, away }));
  const seen = new Set<string>();
  return [state.report, state.contest].flatMap((version) =>
    (version?.games ?? []).flatMap(({ pgn }, index) => {
      if (!version || !pgn || seen.has(`${index} ${pgn}`)) return [];
      seen.add(`${index} ${pgn}`);
      const finding = findingOf(pgn, `Game ${index + 1}, as ${names[version.by]} wrote it down`, rules);
      return finding ? [finding] : [];
    }),
  );
}
