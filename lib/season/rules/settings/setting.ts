import { z } from "zod";
import type { StageTraits } from "@/lib/stages/stage-traits";
import type { Kind } from "./kinds";
import type { RuleId, RuleSectionId } from "./rule-ids";

/** The sections of the settings page: those of the rule sheet that have settings. */
export type SettingSection = Exclude<RuleSectionId, "disputes">;

/** What describes a setting besides its kind. */
export type SettingText<Value> = {
  /** Its value if a rule sheet doesn't say, and the initial value of its field. */
  readonly default: Value;
  /** The value for versions stored before the setting existed. Left out if it has always existed. */
  readonly older?: Value;
  readonly label: string;
  readonly help: string;
  /** The rule on the rule sheet that it belongs to. */
  readonly rule: RuleId;
  /** One of the few that a director looks at first. */
  readonly isKey?: true;
  /**
   * It's read from the season's newest rules, not from those of a round, so a change applies to the whole season.
   * What has been decided by then stays, such as who advanced when the playoff was drawn.
   */
  readonly isWholeSeason?: true;
  /** It applies only to this kind of venue. */
  readonly venue?: "on-site" | "online";
  /** Does it apply to a season of these formats? A setting of stages applies at most where a format has it. */
  readonly askedIn?: (formats: readonly StageTraits[]) => boolean;
  /** Its fixed value in a stage that it doesn't apply to. */
  readonly unasked?: unknown;
};

/** For settings that apply only to seasons with standings. */
export function hasTable(formats: readonly StageTraits[]): boolean {
  return formats.some(({ makesTable }) => makesTable);
}

/** A setting of the rule pack, described once for the form, the rule sheet, the versions and the emails. */
export type Setting<Value = unknown> = Kind<Value> &
  SettingText<Value> & { readonly section: SettingSection };

/** Settings that exist together or not at all: the whole group is off while the field `offBy` is empty. */
export type OffGroup<Group extends Settings = Settings> = {
  readonly offBy: string;
  readonly group: Group;
};

/** Settings by their key in the rule pack. */
export type Settings = { readonly [key: string]: Setting | OffGroup | Settings };

/** The values of such settings in the rule pack. */
export type ValuesOf<Group> = { -readonly [Key in keyof Group]: ValueOf<Group[Key]> };
type ValueOf<Node> =
  Node extends Setting<infer Value>
    ? Value
    : Node extends OffGroup<infer Group>
      ? ValuesOf<Group> | null
      : ValuesOf<Node>;

/** The paths of settings in the rule pack: "schedule.fallback.time". */
export type NamesOf<Group, Before extends string = ""> = {
  [Key in keyof Group & string]: Group[Key] extends Setting
    ? `${Before}${Key}`
    : Group[Key] extends OffGroup<infer Inner>
      ? NamesOf<Inner, `${Before}${Key}.`>
      : NamesOf<Group[Key], `${Before}${Key}.`>;
}[keyof Group & string];

/** Makes the settings of one section of the sheet. */
export function settingsIn(section: SettingSection) {
  return <Value>(kind: Kind<Value>, text: SettingText<NoInfer<Value>>): Setting<Value> => ({
    ...kind,
    ...text,
    section,
  });
}

export function offGroup<Group extends Settings>(offBy: keyof Group & string, group: Group): OffGroup<Group> {
  return { offBy, group };
}

export function isSetting(node: Setting | OffGroup | Settings): node is Setting {
  return "schema" in node;
}

export function isOffGroup(node: Setting | OffGroup | Settings): node is OffGroup {
  return "offBy" in node;
}

/** The zod shape of settings: what `z.strictObject` takes. */
export function shapeOf<Group extends Settings>(
  group: Group,
): { [Key in keyof Group]: z.ZodType<ValueOf<Group[Key]>> };
export function shapeOf(group: Settings): Record<string, z.ZodType> {
  return Object.fromEntries(Object.entries(group).map(([key, node]) => [key, schemaOfNode(node)]));
}

/** The zod schema of settings. A group can be missing in an older version if all its settings were added later. */
export function schemaOf<Group extends Settings>(group: Group): z.ZodType<ValuesOf<Group>>;
export function schemaOf(group: Settings): z.ZodType {
  const schema = z.strictObject(shapeOf(group));
  return Object.values(group).every(cameLater) ? schema.prefault({}) : schema;
}

function schemaOfNode(node: Setting | OffGroup | Settings): z.ZodType {
  if (isOffGroup(node)) return schemaOf(node.group).nullable().default(null);
  if (!isSetting(node)) return schemaOf(node);
  return "older" in node ? node.schema.default(node.older) : node.schema;
}

function cameLater(node: Setting | OffGroup | Settings): boolean {
  if (isSetting(node)) return "older" in node;
  return isOffGroup(node) || Object.values(node).every(cameLater);
}

/** The defaults where a rule sheet doesn't say. */
export function defaultsOf<Group extends Settings>(group: Group): ValuesOf<Group>;
export function defaultsOf(group: Settings): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(group).map(([key, node]) => [
      key,
      isSetting(node) ? node.default : isOffGroup(node) ? null : defaultsOf(node),
    ]),
  );
}

/** Every setting of a group with its path. */
export function listSettings(group: Settings, before = ""): readonly (readonly [string, Setting])[] {
  return Object.entries(group).flatMap(([key, node]) =>
    isSetting(node)
      ? [[`${before}${key}`, node] as const]
      : listSettings(isOffGroup(node) ? node.group : node, `${before}${key}.`),
  );
}
