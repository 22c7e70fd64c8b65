"use server";

import { redirect } from "next/navigation";
import { directorForm } from "@/lib/auth/form-action";
import { refuseForm } from "@/lib/auth/refuse-form";
import { now } from "@/lib/clock";
import { expirePublicPages } from "@/lib/jobs/expire-in-request";
import { paths } from "@/lib/paths";
import { requireSeason } from "@/lib/season/actions/require-season";
import { rulePackSchema } from "@/lib/season/input/rule-pack";
import { insertRulePack } from "@/lib/season/store/rule-packs";
import { changeOfSeason } from "@/lib/season/store/seasons";
import { rulesRefusalSentence } from "@/lib/season/words/refusals";
import { formErrors } from "@/lib/shared/form";
import { takeShapeInput } from "../input/shape";
import { parseShapeKey } from "../rules/shape-key";
import { stagesOfShape } from "../rules/stages-of-shape";

/** Makes the chosen format the season's, in a new version of its rules. */
export const takeShape = directorForm(takeShapeInput, async ({ scope, organization }, input, form) => {
  const season = await requireSeason(organization.slug, input.season);

  const shape = parseShapeKey(input.shape);
  const stages = shape && stagesOfShape(shape, season.rules.stages);
  const read = rulePackSchema.safeParse({ ...season.rules, stages });
  if (!shape || !read.success) return formErrors(form, NO_FORMAT, { shape: NO_FORMAT });
  const answer = await insertRulePack(scope, season, { rules: read.data, madeFrom: input.madeFrom }, now());
  if (!answer.ok) {
    const { refusal } = answer;
    return refuseForm(form, refusal, refusal === "changed" ? OUTDATED : rulesRefusalSentence(refusal));
  }
  expirePublicPages(changeOfSeason(season));
  redirect(`${paths.deskSeason(organization.slug, season.slug)}?done=format`);
});

const NO_FORMAT = "Choose one of the formats.";

const OUTDATED =
  "Someone changed the rules after you opened this page. Check what each format costs now, then choose.";
