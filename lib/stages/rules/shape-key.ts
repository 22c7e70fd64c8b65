import { formText } from "@/lib/season/rules/settings/kinds";
import { isSetting } from "@/lib/season/rules/settings/setting";
import type { StageFormat } from "../format";
import { FORMATS } from "../formats";
import type { StageRules } from "../stage-rules";
import type { StageSketch } from "./shape";

/** A shape as a form value: "round-robin:1,knockout:4", "groups:5:2:0:1,knockout", "knockout". */
export function makeShapeKey(stages: readonly StageRules[]): string {
  return stages.map(makePart).join(",");
}

/** Parses a key to one or two stages. Undefined if the key names no format; the rule pack checks its numbers. */
export function parseShapeKey(key: string): readonly StageSketch[] | undefined {
  const stages = key.split(",").map(parsePart);
  return stages.every((stage) => stage !== undefined) ? stages : undefined;
}

function makePart(stage: StageRules): string {
  const { shapedBy }: StageFormat = FORMATS[stage.format];
  const values = shapedBy.map((name) => formText((stage as Record<string, unknown>)[name]));
  return [stage.format, ...values].filter(Boolean).join(":");
}

function parsePart(part: string): StageSketch | undefined {
  const [name, ...texts] = part.split(":");
  const format = Object.values<StageFormat>(FORMATS).find(({ key }) => key === name);
  if (!format) return undefined;
  const values = format.shapedBy
    .slice(0, texts.length)
    .map((key, index) => [key, read(format, key, texts[index] ?? "")]);
  return { format: format.key, ...Object.fromEntries(values) };
}

function read({ settings }: StageFormat, key: string, text: string): unknown {
  const setting = settings[key];
  return setting && isSetting(setting) ? setting.read(text) : undefined;
}
