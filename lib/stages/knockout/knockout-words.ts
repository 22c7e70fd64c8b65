import { winnerOfMatch } from "@/lib/match/words/scores";
import { counted } from "@/lib/shared/text";
import type { FormatWords } from "../format";
import { KNOCKOUT_ROUNDS } from "./round-names";
import type { KnockoutRules } from "./rules";

/** What to say about matches that decide who advances. If both players are out, the next opponent has a bye. */
export const KNOCKOUT_WORDS: FormatWords<KnockoutRules> = {
  stage: "the knockout",
  these: "this bracket",
  seeded: "",
  lead: ({ final }, _, span) =>
    `A knockout, one match a ${span}: the winner advances.${final === "session" ? " The date and time of the final are set by the director." : ""}`,
  advance: () => "The winner of the final wins the division.",
  title: () => "Knockout",
  rule: ({ qualifiers }, isFirst) => {
    if (isFirst) return "One loss and you’re out.";
    return qualifiers === null ? "" : `The first ${counted(qualifiers, "player")} advance.`;
  },
  why: (_, { players, weeks, lacks }) =>
    lacks === "weeks"
      ? `In ${weeks} there isn’t enough time for ${players} players to play in groups. Only a knockout ends on time.`
      : `There aren’t enough tables and boards for ${players} players to play more matches in ${weeks}. Only a knockout fits.`,
  sum: "bracket",
  bothLose: {
    you: "you’re both out",
    youTheMatch: "you’re both out",
    they: "are out",
    short: "Both are out",
    comesOf: (slot) => {
      if (slot.number < slot.of) return "Your next opponent advances without playing.";
      return KNOCKOUT_ROUNDS.isForThird(slot) ? "Third place stays empty." : "The division has no champion.";
    },
  },
  youLose: ({ number, of }, thirdPlace) =>
    thirdPlace && number === of - 1 ? "you can finish third at best" : "you’re out",
  voided: {
    you: "It doesn’t count. If you’re paired again, you’ll get an email.",
    director: "It doesn’t count, and no one advances from it. Reopen it to have it played or to rule on it.",
  },
  means: (outcome, side, them, slot) => {
    const winner = winnerOfMatch(outcome);
    if (!winner) return "You’re both out.";
    const who = (you: string, they: string) => (winner === side ? `You ${you}.` : `${them} ${they}.`);
    if (slot.number < slot.of) return who("advance", "advances");
    return KNOCKOUT_ROUNDS.isForThird(slot)
      ? who("are third", "is third")
      : who("are the champion", "is the champion");
  },
  afterLast: null,
  opponent: "another winner in each round",
};
