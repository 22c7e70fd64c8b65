import { SHAPES } from "@/lib/stages/shapes";
import { cards, named } from "./kinds";
import { settingsIn } from "./setting";

const setting = settingsIn("league");

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
