import { pointsSentence } from "@/lib/match/rules/captured-outcome";
import type { FoundToConfirm } from "@/lib/match/rules/found-by";
import type { ReportedGame } from "@/lib/match/rules/games";
import { canExceedBestOf } from "@/lib/match/rules/series";
import { otherSide } from "@/lib/match/rules/sides";
import { type GameRow, gameRows } from "@/lib/match/view/game-rows";
import type { MatchScene } from "@/lib/match/view/match-scene";
import { outcomeWords } from "@/lib/match/words/scores";
import { venueName } from "@/lib/season/rules/play-venue";
import { comingDayAndTime, shortDayAndTime } from "@/lib/shared/dates";
import type { Instant, Zone } from "@/lib/shared/instant";
import { capitalize, counted, quoted } from "@/lib/shared/text";
import { minutesPlayed } from "../rules/at-the-limit";
import type { KeptFind, KeptGame, KeptOther } from "../rules/found-match";
import { isSameHandle, type SiteGame } from "../rules/site-game";
import { findToConfirm, isLookedFor } from "../rules/to-confirm";
import type { Search } from "../store/searches";
import { misfitSentence } from "../words/misfits";

/** What the league found of a match on its site, as its players and the staff read it. */
export type FoundView = {
  readonly site: string;
  readonly heading: string;
  readonly why: string;
  readonly rows: readonly GameRow[];
  /** The found games at their site, with what isn't in the table. */
  readonly links: readonly FoundLink[];
  readonly games: readonly ReportedGame[];
  readonly others: readonly FoundLink[];
  /** Names what was found in a form that answers it. Null: there's nothing to report. */
  readonly foundAt: Instant | null;
  /** The games that the players can pick from; null if there's nothing to choose. */
  readonly picks: PickView | null;
  /** "Theo won 1–0" */
  readonly outcome: string | null;
  readonly canReject: boolean;
  /** When it counts automatically; null if it doesn't. */
  readonly countsAt: Instant | null;
  /** When the league looked, and when it looks again. */
  readonly looked: string;
  /** Does the reader have to prove their username first? */
  readonly mustProve: boolean;
};

export type PickView = {
  /** Is the match one game? */
  readonly isSingle: boolean;
  readonly options: readonly {
    readonly id: string;
    readonly label: string;
    readonly note: string;
    /** Did the league take it for one of the match? */
    readonly isFound: boolean;
  }[];
};

export type FoundLink = { readonly href: string; readonly label: string; readonly note: string };

type Scene = Pick<
  MatchScene,
  "rules" | "names" | "zone" | "now" | "state" | "events" | "home" | "away" | "side" | "them" | "round"
>;

/** A match whose round has just opened: its search begins within a minute. */
const NOT_YET: Search = {
  nextLookAt: null,
  lookedAt: null,
  answer: null,
  find: null,
  foundAt: null,
  standsAt: null,
  rejected: null,
  etags: {},
};

/** Null if the league doesn't look for the match, or if it's reported. */
export function foundView(begun: Search | null, scene: Scene): FoundView | null {
  const { rules, now } = scene;
  if (rules.venue.kind !== "online" || !isLookedFor(scene, now)) return null;
  const site = venueName(rules.venue);
  const search = begun ?? NOT_YET;
  const { find } = search;
  const toConfirm = findToConfirm(search, scene, now);
  const outcome = find?.outcome ? outcomeWords(find.outcome, scene.names) : null;
  const unproven = find || !rules.venue.provenNames ? null : unprovenWords(scene, site);
  return {
    site,
    ...(unproven ?? headWords(search, { ...scene, site, outcome, toConfirm })),
    mustProve: unproven !== null && !scene[scene.side].isProven,
    rows: find
      ? gameRows(
          find.games.map(({ reported }) => reported),
          scene.names,
          rules,
        )
      : [],
    links: (find?.games ?? []).map((game, index) => foundLink(game, index, scene)),
    games: find?.games.map(({ reported }) => reported) ?? [],
    others: (find?.others ?? []).map((other) => otherLink(other, site, scene)),
    foundAt: find?.outcome || find?.candidates ? search.foundAt : null,
    picks: find && picksOf(find, scene),
    outcome,
    canReject: toConfirm !== null,
    countsAt: toConfirm?.countsAt ?? null,
    looked: unproven ? "" : lookedWords(search, site, scene),
  };
}

/** What comes before looking where usernames have to be proven; null if both are. */
function unprovenWords(scene: Scene, site: string) {
  const { side, them } = scene;
  const [own, theirs] = [scene[side].isProven === true, scene[otherSide(side)].isProven === true];
  if (own && theirs) return null;
  const after = `Then we look for your games on ${site} and fill in the report. You can always report them yourselves.`;
  if (own)
    return {
      heading: `${them} has to prove their username first`,
      why: `${after} Yours is proven.`,
    };
  return {
    heading: "Prove your username first",
    why: `You do that in your profile${theirs ? "" : `, and ${them} in theirs`}. ${after}`,
  };
}

function picksOf({ games, candidates = [] }: KeptFind, scene: Scene): PickView | null {
  const { rules, zone } = scene;
  if (candidates.length === 0) return null;
  return {
    isSingle: rules.match.bestOf === 1 && !canExceedBestOf(rules.match),
    options: candidates.map((game) => ({
      id: game.id,
      label: shortDayAndTime(game.startedAt, zone),
      note: pickNote(game, scene),
      isFound: games.some(({ id }) => id === game.id),
    })),
  };
}

/** "Amara had White; Theo won. It took 12 minutes." */
function pickNote(game: SiteGame, { names, home }: Scene): string {
  const white = isSameHandle(game.white, home.handle ?? "") ? "home" : "away";
  const { end } = game;
  const winner =
    end.kind !== "played" || end.outcome === "draw"
      ? "it was a draw"
      : `${names[end.outcome === "white" ? white : otherSide(white)]} won`;
  return `${names[white]} had White; ${winner}. It took ${counted(Math.max(1, minutesPlayed(game)), "minute")}.`;
}

type Head = Scene & {
  readonly site: string;
  readonly outcome: string | null;
  readonly toConfirm: FoundToConfirm | null;
};

function headWords({ find, rejected }: Search, { site, outcome, toConfirm, them, side, now, zone }: Head) {
  if (rejected) {
    const who = rejected.by === side ? "You" : them;
    return {
      heading: `${who} said that this isn’t the match`,
      why: `${rejected.statement ? `${quoted(rejected.statement)} ` : ""}It doesn’t count automatically. If you’ve played, report what happened.`,
    };
  }
  if (toConfirm) {
    const { countsAt } = toConfirm;
    const otherwise = countsAt
      ? ` If neither of you says it’s wrong, it counts ${comingDayAndTime(countsAt, now, zone)}.`
      : "";
    return {
      heading: `We found your match: ${outcome}`,
      why: `Is that right? You report it, and ${them} confirms it.${otherwise}`,
    };
  }
  if (find && find.games.length > 0) {
    return {
      heading: `Is this your match on ${site}?`,
      why: outcome
        ? "There’s more than one way to read the games between you, so tell us which ones count."
        : "These games don’t decide the match yet.",
    };
  }
  if (find) return { heading: `Games between you on ${site}`, why: "None of them fits this match." };
  return {
    heading: `We’re looking for your match on ${site}`,
    why: "After you play, we fill in the report from the game. You can always report it yourselves.",
  };
}

function foundLink(
  { url, startedAt, minutes, cutAt, reported, end }: KeptGame,
  index: number,
  scene: Scene,
): FoundLink {
  return {
    href: url,
    label: `Game ${index + 1}, ${shortDayAndTime(startedAt, scene.zone)}`,
    note:
      cutAt === null
        ? `It took ${counted(Math.max(1, minutes), "minute")}.`
        : cutWords(cutAt, reported, end, scene),
  };
}

/** The hour, exactly: what counts, and how the game went on at the site. */
function cutWords(
  plies: number,
  { captured, white }: KeptGame["reported"],
  end: KeptGame["end"],
  { rules, names }: Scene,
): string {
  const limit = counted(rules.clock.minutesPerMatch ?? 0, "minute");
  const points = captured && {
    white: captured[white],
    black: captured[otherSide(white)],
  };
  const after = plies === 0 ? "before the first move" : `after move ${Math.ceil(plies / 2)}`;
  const later =
    end.kind === "played" && end.outcome !== "draw"
      ? ` At the site, ${names[end.outcome === "white" ? white : otherSide(white)]} won later, which doesn’t count.`
      : "";
  return `Time ran out after ${limit}, ${after}: ${points ? pointsSentence(points) : "the rules decide"}.${later}`;
}

function otherLink({ url, startedAt, white, why, detail }: KeptOther, site: string, scene: Scene): FoundLink {
  const side = isSameHandle(white, scene.home.handle ?? "") ? "home" : "away";
  return {
    href: url,
    label: shortDayAndTime(startedAt, scene.zone),
    note: detail ?? misfitSentence(why, { site, names: scene.names, white: side }),
  };
}

/** Chess.com publishes games late, so it matters when someone looked. */
function lookedWords({ lookedAt, nextLookAt, answer }: Search, site: string, { now, zone }: Scene): string {
  if (!lookedAt) return "We’ll look soon.";
  const again = nextLookAt ? ` ${againWords(nextLookAt, now, zone)}` : "";
  const when = comingDayAndTime(lookedAt, now, zone);
  if (answer === "site-away") return `${site} didn’t answer ${when}.${again}`;
  if (answer === "no-account")
    return `${capitalize(when)}, we couldn’t find one of your usernames on ${site}.${again}`;
  const late = site === "Chess.com" ? " Games can appear there up to 12 hours late." : "";
  return `We last looked ${when}.${again}${late}`;
}

function againWords(nextLookAt: Instant, now: Instant, zone: Zone): string {
  if (nextLookAt <= now) return "We’re looking now: reload this page in a minute.";
  return `We’ll look again ${comingDayAndTime(nextLookAt, now, zone)}.`;
}
