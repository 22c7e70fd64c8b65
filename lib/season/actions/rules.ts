"use server";

import { revalidatePath } from "next/cache";
import { redirect } from "next/navigation";
import { directorForm } from "@/lib/auth/form-action";
import { now } from "@/lib/clock";
import { expirePublicPages } from "@/lib/jobs/expire-in-request";
import { paths } from "@/lib/paths";
import { formErrors, markOutdated, typedIn } from "@/lib/shared/form";
import { readSettings } from "../input/rule-settings";
import { changeRulesInput } from "../input/season";
import type { SettingName } from "../rules/settings/pack";
import { rebaseSettings } from "../rules/settings/rebase-settings";
import { insertRulePack, listRulesVersions } from "../store/rule-packs";
import { changeOfSeason } from "../store/seasons";
import { rulesRefusalSentence } from "../words/refusals";
import { requireSeason } from "./require-season";

/** Puts the settings of the page in force as a new version of the season's rules. */
export const changeRules = directorForm(changeRulesInput, async ({ scope, organization }, input, form) => {
  const season = await requireSeason(organization.slug, input.season);

  const read = readSettings(season.rules.preset, typedIn(form));
  if (!read.ok) return formErrors(form, "Some settings can’t be saved like that.", read.fields);
  const page = paths.deskRules(organization.slug, season.slug);
  const answer = await insertRulePack(scope, season, { rules: read.rules, madeFrom: input.madeFrom }, now());
  if (!answer.ok) {
    // The page shows the current state, with what was typed still in its form.
    revalidatePath(page);
    const sentence = rulesRefusalSentence(answer.refusal);
    const fields = typeof answer.refusal === "object" ? { [AGE_DAY]: sentence } : {};
    const refused = formErrors(form, sentence, fields);
    if (answer.refusal !== "changed") return refused;
    const [newest, ...older] = await listRulesVersions(season.id);
    const outdated = markOutdated(refused, true, newest ? String(newest.version) : null);
    const base = older.find(({ version }) => version === input.madeFrom);
    if (!newest || !base) return outdated;
    const merged = rebaseSettings({ mine: read.rules, theirs: newest.rules }, base.rules);
    return { ...outdated, typed: { ...outdated.typed, ...merged } };
  }
  if (answer.value.changes.length === 0) redirect(`${page}?done=same`);
  expirePublicPages(changeOfSeason(season));
  redirect(`${page}?done=changed`);
});

const AGE_DAY: SettingName = "eligibility.ageOn";
