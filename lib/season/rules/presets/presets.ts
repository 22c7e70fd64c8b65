import type { Preset, RulePack } from "../../input/rule-pack";
import { DEPAUL } from "./depaul";
import { OFFICIAL } from "./official";
import { SESSION_KNOCKOUT } from "./session-knockout";
import { TEXAS_STATE } from "./texas-state";

/** The rule packs a director can start from, one for each kind of rule sheet. */
export const PRESET_RULES: Readonly<Record<Preset, RulePack>> = {
  depaul: DEPAUL,
  "texas-state": TEXAS_STATE,
  "session-knockout": SESSION_KNOCKOUT,
  official: OFFICIAL,
};

/** A division that a preset suggests. An age division has an age limit. */
export type ProposedDivision = { readonly name: string; readonly underAge: number | null };

/** The divisions each sheet names ("Grade: Open, Under 18, Under 15"), or one for everyone. */
export const PRESET_DIVISIONS: Readonly<Record<Preset, readonly ProposedDivision[]>> = {
  depaul: [{ name: "Open", underAge: null }],
  "texas-state": [{ name: "Open", underAge: null }],
  "session-knockout": [
    { name: "Open", underAge: null },
    { name: "Under 18", underAge: 18 },
    { name: "Under 15", underAge: 15 },
  ],
  official: [{ name: "Open", underAge: null }],
};
