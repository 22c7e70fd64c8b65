import type { FormatWords, RoundNames } from "../format";

/** The rounds of a round robin are numbered: "Round 3 of 7". */
export function countedRounds(stage: string): RoundNames {
  return {
    stage: () => stage,
    round: ({ number }) => `Round ${number}`,
    match: ({ number }) => `Round ${number}`,
    short: ({ number }) => `R${number}`,
    label: ({ number }) => String(number),
    ofAll: ({ number, of }) => `Round ${number} of ${of}`,
    matchOfAll: ({ number, of }) => `Round ${number} of ${of}`,
    onSheet: ({ number, of }) => `${number} of ${of}`,
    noun: ({ number }) => `Round ${number} match`,
    inSentence: (name) => name,
    isForThird: () => false,
  };
}

/** What to say about matches that count in standings. */
export const TABLE_WORDS: Omit<
  FormatWords,
  "stage" | "these" | "advance" | "lead" | "title" | "rule" | "why"
> = {
  sum: "standings",
  seeded: "Players are seeded in the order of the standings.",
  bothLose: {
    you: "you both lose",
    youTheMatch: "you both lose the match",
    they: "lose the match",
    short: "Both lose",
    comesOf: () => "The match counts as a loss for each of you.",
  },
  youLose: () => "the match counts as a loss by forfeit for you",
  voided: { you: "It doesn’t count.", director: "It doesn’t count." },
  means: (_outcome, _side, _them, _slot, as) => `It counts in the standings${as ? ` as a ${as}` : ""}.`,
  opponent: "someone new in every round",
  afterLast: { stage: "The playoff follows.", alone: "It’s the last round." },
};
