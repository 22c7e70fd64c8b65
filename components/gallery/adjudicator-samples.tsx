import { Adjudicator } from "../adjudicator/adjudicator";
import { asked } from "../adjudicator/asked";
import { BareFrame } from "../layout/bare-frame";
import { RegistrationDoneNotice } from "../people/registration-done-notice";
import type { Sample } from "./sample";

const QUESTIONS = [
  { why: "nothing asked", query: {} },
  {
    why: "a game",
    query: { pgn: "1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7#", end: "checkmate", side: "white" },
  },
  { why: "a position", query: { fen: "8/8/8/8/8/5k2/6q1/7K w - - 0 1" } },
  { why: "not a game", query: { pgn: "1. e5" } },
];

/** The adjudicator, and pages that belong to no league. */
export const ADJUDICATOR_SAMPLES: readonly Sample[] = [
  ...QUESTIONS.map(({ why, query }) => ({
    of: "Adjudicator",
    why,
    show: () => <Adjudicator {...asked(query, null)} />,
  })),
  {
    of: "BareFrame",
    why: "no such page",
    show: () => <BareFrame title="There's no such page">Check the address.</BareFrame>,
  },
  {
    of: "RegistrationDoneNotice",
    why: "registered",
    takesFocus: true,
    show: () => <RegistrationDoneNotice done="registered" />,
  },
];
