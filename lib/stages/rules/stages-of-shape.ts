import { listSettings, type Setting } from "@/lib/season/rules/settings/setting";
import { formatOf } from "../formats";
import type { StageRules } from "../stage-rules";
import type { StageSketch } from "./shape";

/**
 * The stages of a rule pack for a chosen shape. Settings that the shape doesn't decide stay as they are, or take
 * their defaults. The rule pack's schema checks the result.
 */
export function stagesOfShape(
  sketches: readonly StageSketch[],
  present: readonly StageRules[],
): readonly StageRules[] {
  const formats = sketches.map(formatOf);
  return sketches.map((sketch) => {
    const { settings, shapedBy } = formatOf(sketch);
    const known = present.find(({ format }) => format === sketch.format);
    const settle = (key: string, setting: Setting): unknown => {
      if (setting.askedIn && !setting.askedIn(formats)) return setting.unasked;
      if (shapedBy.includes(key) && key in sketch) return sketch[key];
      const kept = setting.schema.safeParse((known as Record<string, unknown> | undefined)?.[key]);
      return kept.success ? kept.data : setting.default;
    };
    const values = listSettings(settings).map(([key, setting]) => [key, settle(key, setting)]);
    return { format: sketch.format, ...Object.fromEntries(values) } as StageRules;
  });
}
