import { ChoiceGroup } from "@/components/ui/choice";
import type { FieldState } from "@/components/ui/form-fields";
import { Select } from "@/components/ui/select";
import { TextInput } from "@/components/ui/text-input";
import type { Setting } from "@/lib/season/rules/settings/names";
import { LIST_SEPARATOR } from "@/lib/season/rules/settings/print-setting";
import { SETTING_CHOICES } from "@/lib/season/words/settings/setting-choices";
import type { SettingNote } from "@/lib/season/words/settings/setting-note";
import { SETTING_WORDS } from "@/lib/season/words/settings/setting-words";
import styles from "./rules-form.module.css";
import { TieBreakFields } from "./tie-break-fields";

type SettingFieldProps = {
  readonly setting: Setting;
  readonly field: FieldState;
  readonly note: SettingNote;
};

/** Which settings only some answers above them have a use for; the style sheet leaves the others out. */
const ONLY_WITH: Readonly<Partial<Record<Setting, string | undefined>>> = {
  "venue.name": styles.onSite,
  "venue.equipment": styles.onSite,
  "venue.site": styles.online,
  "stages.cycles": styles.roundRobin,
  "stages.groupSize": styles.groups,
  "stages.split": styles.groups,
  "stages.advance": styles.groups,
  "stages.bestNext": styles.groups,
  "stages.qualifiers": styles.both,
  "stages.seeding": styles.knockoutOnly,
  "stages.thirdPlace": styles.knockout,
  "stages.final": styles.knockout,
  "stages.semifinalBestOf": styles.knockout,
  "stages.finalBestOf": styles.knockout,
  "stages.levelMatch": styles.knockout,
  "match.levelMatch": styles.roundRobin,
  "withdrawal.annulBelowPercent": styles.roundRobin,
};

const TIMES: readonly Setting[] = ["schedule.deadlineTime", "schedule.fallback.time"];

/** One setting: what it is, what it means, what the sheet said, and whether the season has it otherwise. */
export function SettingField({ setting, field, note }: SettingFieldProps) {
  const only = ONLY_WITH[setting] ?? (setting.startsWith("standings.") ? styles.roundRobin : undefined);
  return (
    <div className={only}>
      <Control setting={setting} field={field} note={note} />
    </div>
  );
}

function Control({ setting, field, note }: SettingFieldProps) {
  const { label, means } = SETTING_WORDS[setting];
  const hint = (
    <>
      {means} <i>{note.sheet}</i> {note.changed && <b className={styles.changed}>{note.changed}</b>}
    </>
  );
  const choices = SETTING_CHOICES[setting];
  const text = { label, hint, ...field };
  if (setting === "standings.tieBreaks") return <TieBreakFields {...text} />;
  if (!choices) {
    const type = TIMES.includes(setting) ? "time" : "text";
    return (
      <TextInput
        {...text}
        type={type}
        inputMode={setting === "title" || setting.startsWith("venue.") ? undefined : "decimal"}
        autoComplete="off"
        defaultValue={field.defaultValue?.replaceAll(LIST_SEPARATOR, ", ")}
      />
    );
  }
  if (setting === "venue.kind" || setting === "stages.format") {
    const options = Object.entries(choices).map(([value, title]) => ({ value, title }));
    return <ChoiceGroup key={field.defaultValue} {...text} options={options} />;
  }
  const options = Object.entries(choices).map(([value, words]) => ({ value, label: words }));
  // A browser that resets the form after it was sent falls back to what a select was first drawn with.
  return <Select key={field.defaultValue} {...text} options={options} />;
}
