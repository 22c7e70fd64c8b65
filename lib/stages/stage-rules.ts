import { z } from "zod";
import { CHOOSE } from "@/lib/season/rules/settings/kinds";
import { FORMATS, type StageKey } from "./formats";

export type { StageKey };
export type StageRules = z.infer<(typeof FORMATS)[StageKey]["schema"]>;

type Section = z.ZodType<StageRules> & z.core.$ZodTypeDiscriminable;
const [first, ...others] = Object.values(FORMATS).map(({ schema }) => schema as unknown as Section);
if (!first) throw new Error("There is a format");

/** A stage of the rule pack: the section of one of the formats, distinguished by its name. */
export const stageRules = z.discriminatedUnion("format", [first, ...others], CHOOSE);
