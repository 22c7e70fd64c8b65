import { addPlayer } from "@/lib/entries/actions/edit-entry";
import { setSpots } from "@/lib/entries/actions/entries-of-desk";
import { importFromFile } from "@/lib/entries/actions/import-entries";
import { writeLetter } from "@/lib/mail/actions/write-letter";
import { declareForfeits } from "@/lib/match/actions/forfeits";
import {
  extendMatch,
  recordStatement,
  reopenMatch,
  ruleOnMatch,
  voidMatch,
} from "@/lib/match/actions/ruling";
import { enterResult } from "@/lib/match/actions/staff-entry";
import { grantRole, revokeRole } from "@/lib/people/actions/people";
import { addBreak } from "@/lib/season/actions/breaks";
import { addDivision, removeDivision } from "@/lib/season/actions/edit-season";
import { archive } from "@/lib/season/actions/hand-over";
import { closeRegistration, createSeason, finishSeason, openRegistration } from "@/lib/season/actions/season";
import type { FormErrors } from "@/lib/shared/form";
import { extendRound, publishPlayoff, publishSchedule } from "@/lib/stages/actions/schedule";
import type { CommandName, FormFields } from "../input/commands";

/** The action of the page that does the same. */
const ACTIONS: Readonly<Record<CommandName, (before: null, form: FormData) => Promise<unknown>>> = {
  createSeason,
  addDivision,
  removeDivision,
  addBreak,
  openRegistration,
  closeRegistration,
  finishSeason,
  archiveSeason: archive,
  addPlayer,
  importEntries: importFromFile,
  setSpots,
  publishSchedule,
  publishPlayoff,
  extendRound,
  declareForfeits,
  enterResult,
  ruleOnMatch,
  extendMatch,
  reopenMatch,
  voidMatch,
  recordStatement,
  announce: writeLetter,
  grantRole,
  revokeRole,
};

/** What came of a command. */
export type Outcome =
  | { readonly kind: "done" }
  | { readonly kind: "absent" }
  /** What it answers has changed; `newest` is the version that is current now, if the page says it. */
  | { readonly kind: "changed"; readonly sentence: string; readonly newest?: string }
  | { readonly kind: "refused"; readonly errors: FormErrors };

/** Does what the form of a page would do, for the person who asks. */
export async function runCommand(name: CommandName, org: string, fields: FormFields): Promise<Outcome> {
  const form = new FormData();
  form.append("org", org);
  for (const [field, values] of Object.entries(fields))
    for (const value of [values].flat()) form.append(field, value);
  try {
    return outcomeOf(await ACTIONS[name](null, form));
  } catch (thrown) {
    return outcomeOfNavigation(thrown);
  }
}

/** An action answers with the form's errors, or with a preview and no errors, or with nothing more to say. */
function outcomeOf(state: unknown): Outcome {
  if (state === null || typeof state !== "object") return { kind: "done" };
  if ("preview" in state) {
    const { preview, errors } = state as { preview: { stamp?: string } | null; errors: FormErrors | null };
    if (errors) return { kind: "refused", errors };
    return preview?.stamp === undefined
      ? { kind: "done" }
      : { kind: "changed", sentence: PREVIEW, newest: preview.stamp };
  }
  const errors = state as FormErrors;
  const { newest } = errors;
  return newest === undefined
    ? { kind: "refused", errors }
    : { kind: "changed", sentence: errors.sentence, newest };
}

const PREVIEW = "Send it again with this version to do it.";
const CHANGED = "This isn’t possible anymore. Read the season again, then decide.";

/** A form that's done leads to a page; what doesn't exist leads to none. */
function outcomeOfNavigation(thrown: unknown): Outcome {
  const digest = String((thrown as { digest?: unknown } | null)?.digest ?? "");
  if (digest === "NEXT_HTTP_ERROR_FALLBACK;404") return { kind: "absent" };
  if (!digest.startsWith("NEXT_REDIRECT;")) throw thrown;
  return /[?&](refused=|done=already-)/.test(digest)
    ? { kind: "changed", sentence: CHANGED }
    : { kind: "done" };
}
