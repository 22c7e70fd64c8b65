import { ChoiceGroup } from "@/components/ui/choice";
import type { FieldState } from "@/components/ui/form-fields";
import { Select } from "@/components/ui/select";
import { TextInput } from "@/components/ui/text-input";
import { LIST_SEPARATOR } from "@/lib/season/rules/settings/kinds";
import { SETTINGS, type SettingName } from "@/lib/season/rules/settings/pack";
import type { SettingNote } from "@/lib/season/words/settings/setting-note";
import { RankingFields } from "./ranking-fields";
import styles from "./rules-form.module.css";

type SettingFieldProps = {
  readonly setting: SettingName;
  readonly field: FieldState;
  readonly note: SettingNote;
};

/** One setting: what it is, what it means, what the sheet said, and whether the season has it otherwise. */
export function SettingField({ setting, field, note }: SettingFieldProps) {
  const { venue, formats } = SETTINGS[setting];
  return (
    <div data-venue={venue} data-formats={formats?.join(" ")}>
      <Control setting={setting} field={field} note={note} />
    </div>
  );
}

function Control({ setting, field, note }: SettingFieldProps) {
  const { label, help, control, choices } = SETTINGS[setting];
  const hint = (
    <>
      {help} <i>{note.sheet}</i> {note.changed && <b className={styles.changed}>{note.changed}</b>}
    </>
  );
  const text = { label, hint, ...field };
  if (control === "ranking") return <RankingFields {...text} choices={choices ?? {}} />;
  if (!choices) {
    return (
      <TextInput
        {...text}
        type={control === "time" ? "time" : "text"}
        inputMode={control === "line" ? undefined : "decimal"}
        autoComplete="off"
        defaultValue={field.defaultValue?.replaceAll(LIST_SEPARATOR, ", ")}
      />
    );
  }
  if (control === "cards") {
    const options = Object.entries(choices).map(([value, title]) => ({ value, title }));
    return <ChoiceGroup key={field.defaultValue} {...text} options={options} />;
  }
  const options = Object.entries(choices).map(([value, words]) => ({ value, label: words }));
  // A browser that resets the form after it was sent falls back to what a select was first drawn with.
  return <Select key={field.defaultValue} {...text} options={options} />;
}
