import {
  chooseSeasonGroups,
  endListException,
  grantListException,
  liftRegistrationHold,
  placeRegistrationHold,
  removeEligibilityList,
  saveEligibilityList,
} from "@/lib/eligibility/actions/eligibility";
import { correctPlayerCampusId, letPlayerPlay } from "@/lib/eligibility/actions/players";
import {
  addPlayer,
  correctPlayerEmail,
  correctPlayerName,
  moveToDivision,
} from "@/lib/entries/actions/edit-entry";
import {
  countForfeitAgain,
  declineLeaving,
  enterLate,
  forgiveForfeit,
  keepPlayer,
  letGo,
  setSpots,
} from "@/lib/entries/actions/entries-of-desk";
import { importFromFile, type PreviewRow } from "@/lib/entries/actions/import-entries";
import { markPlayerFee, removeSeasonFee, saveSeasonFee } from "@/lib/fees/actions/fees";
import { writeLetter } from "@/lib/mail/actions/write-letter";
import { declareForfeits, extendHeldForfeits, undoForfeits } from "@/lib/match/actions/forfeits";
import {
  extendMatch,
  recordStatement,
  reopenMatch,
  ruleOnMatch,
  voidMatch,
} from "@/lib/match/actions/ruling";
import { enterResult } from "@/lib/match/actions/staff-entry";
import { setWatchingAtSession } from "@/lib/match/actions/watching-of-desk";
import { setPlayerName } from "@/lib/people/actions/names";
import { grantRole, revokeRole } from "@/lib/people/actions/people";
import { addBreak, removeBreak } from "@/lib/season/actions/breaks";
import {
  addDivision,
  deleteDraftSeason,
  editDivision,
  editSeason,
  removeDivision,
} from "@/lib/season/actions/edit-season";
import { archive, copyToNextTerm, unarchive } from "@/lib/season/actions/hand-over";
import { changeRules } from "@/lib/season/actions/rules";
import { closeRegistration, createSeason, finishSeason, openRegistration } from "@/lib/season/actions/season";
import type { FormErrors } from "@/lib/shared/form";
import { leaveOut } from "@/lib/sportsmanship/actions/leave-out";
import { extendRound, moveSession, publishPlayoff, publishSchedule } from "@/lib/stages/actions/schedule";
import { takeShape } from "@/lib/stages/actions/shape";
import { checkInThing, checkOutThing } from "@/lib/venue/actions/checkout";
import { confirmClosure, endClosure } from "@/lib/venue/actions/closures";
import {
  addException,
  addStock,
  chooseSeasonVenue,
  createVenue,
  removeException,
  retireStock,
  saveVenueHours,
  saveWhereabouts,
} from "@/lib/venue/actions/venue";
import {
  recordPaperWaiver,
  removePaperWaiver,
  removeSeasonWaiver,
  saveSeasonWaiver,
} from "@/lib/waivers/actions/waivers";
import type { FormFields } from "../input/command";
import type { CommandName } from "../input/commands";
import { nameInBody } from "../input/field-names";

/** The action of the page that does the same. */
const ACTIONS: Readonly<Record<CommandName, (before: null, form: FormData) => Promise<unknown>>> = {
  createSeason,
  editSeason,
  copySeason: copyToNextTerm,
  deleteDraft: deleteDraftSeason,
  changeRules,
  chooseFormat: takeShape,
  addDivision,
  editDivision,
  removeDivision,
  addBreak,
  removeBreak,
  openRegistration,
  closeRegistration,
  finishSeason,
  archiveSeason: archive,
  unarchiveSeason: unarchive,
  addPlayer,
  importEntries: importFromFile,
  setSpots,
  enterLate,
  movePlayer: moveToDivision,
  removePlayer: letGo,
  correctName: correctPlayerName,
  correctEmail: correctPlayerEmail,
  setPublicName: setPlayerName,
  declineLeaving,
  keepPlayer,
  forgiveForfeit,
  countForfeitAgain,
  announce: writeLetter,
  saveEligibilityList,
  removeEligibilityList,
  chooseGroups: chooseSeasonGroups,
  grantException: grantListException,
  endException: endListException,
  placeHold: placeRegistrationHold,
  liftHold: liftRegistrationHold,
  letPlayerPlay,
  correctCampusId: correctPlayerCampusId,
  saveWaiver: saveSeasonWaiver,
  removeWaiver: removeSeasonWaiver,
  recordPaperWaiver,
  removePaperWaiver,
  saveFee: saveSeasonFee,
  removeFee: removeSeasonFee,
  markFee: markPlayerFee,
  publishSchedule,
  publishPlayoff,
  extendRound,
  moveSession,
  declareForfeits,
  extendForfeits: extendHeldForfeits,
  undoForfeits,
  enterResult,
  ruleOnMatch,
  extendMatch,
  reopenMatch,
  voidMatch,
  recordStatement,
  leaveOutRating: leaveOut,
  setWatching: setWatchingAtSession,
  createVenue,
  saveWhereabouts,
  saveVenueHours,
  addException,
  removeException,
  addStock,
  retireStock,
  chooseSeasonVenue,
  confirmClosure,
  endClosure,
  checkOutEquipment: checkOutThing,
  checkInEquipment: checkInThing,
  grantRole,
  revokeRole,
};

/** What came of a command. */
export type Outcome =
  | { readonly kind: "done" }
  | { readonly kind: "absent" }
  /**
   * What it answers has changed; `newest` is the version that is current now, if the page says it, and `rows` what would
   * become of each row of a file.
   */
  | {
      readonly kind: "changed";
      readonly sentence: string;
      readonly newest?: string;
      readonly rows?: readonly PreviewRow[];
    }
  | { readonly kind: "refused"; readonly errors: FormErrors };

/** Does what the form of a page would do, for the person who asks. */
export async function runCommand(name: CommandName, org: string, fields: FormFields): Promise<Outcome> {
  const form = new FormData();
  form.append("org", org);
  for (const [field, values] of Object.entries(fields))
    for (const value of [values].flat()) form.append(field, value);
  try {
    return ofBody(name, outcomeOf(await ACTIONS[name](null, form)));
  } catch (thrown) {
    return outcomeOfNavigation(thrown);
  }
}

/** An action answers with the form's errors, or with what the form shows, or with nothing more to say. */
function outcomeOf(state: unknown): Outcome {
  if (state === null || typeof state !== "object") return { kind: "done" };
  if (!("shown" in state)) return outcomeOfErrors(state as FormErrors);
  const shown = state.shown as Shown;
  if (shown.problems) return { kind: "refused", errors: errorsOfFile(shown.sentence, shown.problems) };
  if (shown.rows?.every(({ kind }) => !ADDS.has(kind))) return outcomeOfNothing(shown.rows);
  return shown.stamp === undefined
    ? { kind: "done" }
    : {
        kind: "changed",
        sentence: PREVIEW,
        newest: shown.stamp,
        ...(shown.rows ? { rows: shown.rows } : {}),
      };
}

/**
 * A file that adds no one: refused if each of its rows is, otherwise done. A retry after a success is done, too, whatever
 * rows were refused then.
 */
function outcomeOfNothing(rows: readonly PreviewRow[]): Outcome {
  const refused = rows.filter(({ kind }) => kind === "refused");
  return refused.length > 0 && refused.length === rows.length
    ? { kind: "refused", errors: errorsOfFile("No one would be added.", refused) }
    : { kind: "done" };
}

const ADDS: ReadonlySet<PreviewRow["kind"]> = new Set(["enter", "wait"]);

/** What a form shows in its place: what it would do, or the lines of a file that can't be used. */
type Shown = {
  readonly stamp?: string;
  readonly rows?: readonly PreviewRow[];
  readonly sentence?: string;
  readonly problems?: readonly Line[];
};

type Line = { readonly line: number; readonly sentence: string };

function errorsOfFile(sentence = "", lines: readonly Line[]): FormErrors {
  const fields = Object.fromEntries(lines.map((each) => [`csv, line ${each.line}`, each.sentence]));
  return { sentence, fields, typed: {} };
}

function outcomeOfErrors(errors: FormErrors): Outcome {
  const { sentence, newest = errors.outdated?.current } = errors;
  if (newest === undefined) return { kind: "refused", errors };
  return newest === null ? { kind: "changed", sentence } : { kind: "changed", sentence, newest };
}

/** What's wrong with the form, said of the fields of the body. */
function ofBody(name: CommandName, outcome: Outcome): Outcome {
  if (outcome.kind !== "refused") return outcome;
  const { fields, answers, ...errors } = outcome.errors;
  const said = {
    ...errors,
    fields: renamed(name, fields),
    ...(answers && { answers: renamed(name, answers) }),
  };
  return { kind: "refused", errors: said };
}

function renamed<Value>(name: CommandName, fields: Readonly<Record<string, Value>>): Record<string, Value> {
  return Object.fromEntries(Object.entries(fields).map(([field, value]) => [nameInBody(name, field), value]));
}

const PREVIEW = "Send it again with this version to do it.";
const CHANGED = "This was already done, or isn’t possible anymore. Read it again, then decide.";

/** A form that's done leads to a page; what doesn't exist leads to none. */
function outcomeOfNavigation(thrown: unknown): Outcome {
  const digest = String((thrown as { digest?: unknown } | null)?.digest ?? "");
  if (digest === "NEXT_HTTP_ERROR_FALLBACK;404") return { kind: "absent" };
  if (!digest.startsWith("NEXT_REDIRECT;")) throw thrown;
  return /[?&](refused=|done=already-)/.test(digest)
    ? { kind: "changed", sentence: CHANGED }
    : { kind: "done" };
}
