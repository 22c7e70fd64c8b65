import { ChoiceGroup } from "@/components/ui/choice";
import type { FieldState } from "@/components/ui/form-fields";
import { Select } from "@/components/ui/select";
import { TextInput } from "@/components/ui/text-input";
import { LIST_SEPARATOR } from "@/lib/season/rules/settings/list-separator";
import type { SettingField as Setting } from "@/lib/season/view/settings-page";
import { RankingFields } from "./ranking-fields";
import styles from "./rules-form.module.css";

type SettingFieldProps = {
  readonly setting: Setting;
  readonly field: FieldState;
  /** Hidden by the search, but still sent. */
  readonly isHidden: boolean;
};

/** One setting: its name, what it means, and how to go back to the sheet's value if the season has another. */
export function SettingField({ setting, field, isHidden }: SettingFieldProps) {
  return (
    <div data-venue={setting.venue} data-shapes={setting.shapes?.join(" ")} hidden={isHidden}>
      <Control setting={setting} field={field} />
    </div>
  );
}

function Control({ setting, field }: Omit<SettingFieldProps, "isHidden">) {
  const { label, help, note, control, choices } = setting;
  const hint = (
    <>
      {help} {note && <b className={styles.changed}>{note}</b>}
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
  // A browser that resets the form after sending it goes back to what a select was first rendered with.
  return <Select key={field.defaultValue} {...text} options={options} />;
}
