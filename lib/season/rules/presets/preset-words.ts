import type { Preset } from "../../input/rule-pack";

/** How a preset is described to a director who chooses one. */
export type PresetWords = {
  readonly name: string;
  /** As in "changed from the DePaul sheet". */
  readonly short: string;
  /** The rule sheet it comes from. */
  readonly from: string;
  /** Two sentences. */
  readonly tells: string;
};

export const PRESET_WORDS: Readonly<Record<Preset, PresetWords>> = {
  depaul: {
    name: "A weekly match on site",
    short: "the DePaul sheet",
    from: "DePaul University, intramural chess rules",
    tells:
      "One best-of-three match a week, at a time the two players agree on, until everyone has played everyone. Boards can be checked out with an ID. Both players confirm the result, and an unreported match is a loss for both.",
  },
  "texas-state": {
    name: "Online, with a playoff",
    short: "the Texas State sheet",
    from: "Texas State Campus Recreation, intramural sports chess rules",
    tells:
      "A round robin on Chess.com by username, then a single elimination for the top players. Each match is one game of up to an hour. When the hour is up, captured points decide.",
  },
  "session-knockout": {
    name: "A knockout by age, with a final at a session",
    short: "the session sheet",
    from: "A school competition: Open, Under 18, Under 15",
    tells:
      "Each grade is a single elimination that its players umpire themselves, with all equipment provided. The director sets the date, time, and location of each final.",
  },
  official: {
    name: "Plain chess",
    short: "the official rules",
    from: "The official rules of chess, with a public-domain retelling of them",
    tells:
      "One game a week until everyone has played everyone, by the Laws of Chess and nothing else. A stalemate, a repetition, or an agreement is a draw.",
  },
};
