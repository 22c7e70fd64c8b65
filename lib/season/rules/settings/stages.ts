import { SHAPES, WITH_TABLES } from "@/lib/stages/shapes";
import { cards, choice, named } from "./kinds";
import { settingsIn } from "./setting";

const setting = settingsIn("league");

// What the settings of all stages have in common; the settings of each format are in its folder in lib/stages.

/** Which formats follow each other; the stages of the rule pack follow from it. */
export const FORMAT = {
  format: setting(cards(named(SHAPES)), {
    default: "round-robin",
    label: "Format",
    help: "Who plays whom. Without a knockout, the standings decide who wins.",
    rule: "format",
    isKey: true,
  }),
};

/** How often every two players meet; the second time with colors reversed. */
export const CYCLES = setting(
  choice([
    [1, "Once"],
    [2, "Twice"],
  ]),
  {
    default: 1,
    label: "Meetings in the round robin",
    help: "How many times everyone plays everyone. The second time, colors are reversed.",
    rule: "format",
    formats: WITH_TABLES,
  },
);
