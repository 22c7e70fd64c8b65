import { counted } from "@/lib/shared/text";

/** What the season's next step depends on in a division. */
export type DivisionState = {
  readonly name: string;
  readonly href: string;
  /** How many players are in. */
  readonly players: number;
  /** How many of them are kept out now, so that the director decides about them before publishing. */
  readonly undecided: number;
  readonly isPublished: boolean;
  /** Its first stage is over, and the knockout it feeds is to be drawn. */
  readonly needsPlayoff: boolean;
  /** Every match is final or void, and a knockout has a winner, too few players left, or no way to a winner. */
  readonly isPlayedOut: boolean;
  /** Every match is decided, but a voided one leaves its knockout without a champion. */
  readonly isLeftOpen: boolean;
  /** "Amara Osei"; null while no one has won. */
  readonly champion: string | null;
};

/** What a season is waiting for, and the main thing to do about it. */
export type SeasonStep = {
  readonly turn: "you" | "none";
  readonly turnLabel?: string;
  readonly what: string;
  readonly why: string;
  readonly action: "open" | "close" | "finish" | { readonly publish: string; readonly label: string } | null;
  /** What else can be done. */
  readonly more: readonly ("reopen" | "finish")[];
};

export type SeasonStatus = "draft" | "registration" | "running" | "finished" | "archived";

const LEAST_PLAYERS = 2;

/** The next step of a season: registration, a schedule per division, the playoffs, then the end. */
export function seasonStep(
  {
    name,
    status,
    isPastLastDay = false,
  }: {
    readonly name: string;
    readonly status: SeasonStatus;
    /** The last day to register is over. */
    readonly isPastLastDay?: boolean;
  },
  divisions: readonly DivisionState[],
): SeasonStep {
  const players = divisions.reduce((sum, division) => sum + division.players, 0);
  const undecided = divisions.reduce((sum, division) => sum + division.undecided, 0);
  switch (status) {
    case "draft":
      return {
        turn: "you",
        what: `Open registration for ${name}`,
        why: "The season becomes public, and players can read the rules, accept them, and register.",
        action: "open",
        more: [],
      };
    case "registration":
      return {
        turn: "you",
        what: isPastLastDay
          ? "The last day to register has passed"
          : "Close registration when everyone is in",
        why: `${players} registered${isPastLastDay ? "" : " so far"}. Next, ${
          undecided > 0 ? `decide about ${counted(undecided, "player")} who can’t play now, then ` : ""
        }draw lots and publish the schedule of each division.`,
        action: "close",
        more: [],
      };
    case "running":
      return runningStep(name, divisions);
    case "finished":
      return {
        turn: "none",
        what: `${name} is finished`,
        why: "Its standings and results stay public.",
        action: null,
        more: [],
      };
    case "archived":
      return {
        turn: "none",
        what: `${name} is archived`,
        why: "Its pages stay public under past seasons. Nothing in it can be changed.",
        action: null,
        more: [],
      };
  }
}

function runningStep(name: string, divisions: readonly DivisionState[]): SeasonStep {
  const unpublished = divisions.filter(({ isPublished }) => !isPublished);
  const reopen = unpublished.length > 0 ? (["reopen"] as const) : [];
  const ready = divisions.find(isToPublish);
  if (ready && ready.undecided > 0) {
    return {
      turn: "you",
      what: `Decide about ${counted(ready.undecided, "player")} of ${ready.name}`,
      why: "They’re registered but can’t play now. After that, you can publish the schedule.",
      action: { publish: ready.href, label: ready.undecided === 1 ? "See who it is" : "See who they are" },
      more: reopen,
    };
  }
  if (ready) {
    return {
      turn: "you",
      what: `Publish the schedule of ${ready.name}`,
      why: `${ready.players} players are in. You’ll see every round with its dates before you publish.`,
      action: { publish: ready.href, label: "See the dates" },
      more: reopen,
    };
  }
  const waiting = divisions.find(({ needsPlayoff }) => needsPlayoff);
  if (waiting) {
    return {
      turn: "you",
      what: `Draw the playoff of ${waiting.name}`,
      why: "Every match before it is decided. You’ll see who advances, and the dates, before you publish.",
      action: { publish: waiting.href, label: "See who advances" },
      more: [...reopen, "finish"],
    };
  }
  const open = divisions.find(({ isLeftOpen }) => isLeftOpen);
  if (open) {
    return {
      turn: "you",
      what: `Reopen a voided match of ${open.name}`,
      why: "Every other match there is decided, but no one advances from a void match, so there’s no champion. Reopen it on its page, or let the division end without a champion.",
      action: { publish: open.href, label: "See the bracket" },
      more: [...reopen, "finish"],
    };
  }
  const published = divisions.filter(({ isPublished }) => isPublished);
  if (published.length === 0) {
    return {
      turn: "none",
      turnLabel: "Too few players",
      what: `${name} has no one to pair`,
      why: "A division needs at least two players. Open registration again, or finish the season.",
      action: null,
      more: [...reopen, "finish"],
    };
  }
  if (published.every(({ isPlayedOut }) => isPlayedOut)) {
    return {
      turn: "you",
      what: `Finish ${name}`,
      why: `${championsLine(published)}The standings become final.`,
      action: "finish",
      more: reopen,
    };
  }
  return {
    turn: "none",
    what: `${name} is running`,
    why: "Matches that need you show up on the desk automatically.",
    action: null,
    more: [...reopen, "finish"],
  };
}

/** It has players to pair, and no schedule. A running season's next step is the first of these. */
export function isToPublish({
  isPublished,
  players,
}: Pick<DivisionState, "isPublished" | "players">): boolean {
  return !isPublished && players >= LEAST_PLAYERS;
}

/** "Every match is decided. Champion of Open: Amara Osei. Club has no champion. " */
function championsLine(divisions: readonly DivisionState[]): string {
  const champions = divisions.map(({ name, champion }) =>
    champion === null ? `${name} has no champion. ` : `Champion of ${name}: ${champion}. `,
  );
  return `Every match is decided. ${champions.join("")}`;
}
