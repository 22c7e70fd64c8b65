"use client";

import { useActionState } from "react";
import { FormErrors } from "@/components/ui/form-errors";
import { fieldsOf } from "@/components/ui/form-fields";
import { HeadRow } from "@/components/ui/head-row";
import { HiddenFields } from "@/components/ui/hidden-fields";
import { SubmitButton } from "@/components/ui/submit-button";
import { changeRules } from "@/lib/season/actions/rules";
import type { RulePack } from "@/lib/season/input/rule-pack";
import { formText } from "@/lib/season/rules/settings/kinds";
import { isOfStages, SETTING_NAMES, SETTING_SECTIONS, SETTINGS } from "@/lib/season/rules/settings/pack";
import { printSettings } from "@/lib/season/rules/settings/print-setting";
import { settingNote } from "@/lib/season/words/settings/setting-note";
import { shapeOf } from "@/lib/stages/stages-of";
import styles from "./rules-form.module.css";
import { SettingField } from "./setting-field";

type RulesFormProps = {
  readonly org: string;
  readonly season: string;
  readonly rules: RulePack;
  readonly version: number;
  /** A division is published: the format is a fact and not asked for. */
  readonly isPublished: boolean;
};

/** Every setting of a season's rules, section by section like the sheet. What is saved becomes a new version. */
export function RulesForm({ org, season, rules, version, isPublished }: RulesFormProps) {
  const [state, action] = useActionState(changeRules, null);
  const field = fieldsOf(state, "rules");
  const values = printSettings(rules);
  const fixed = Object.entries(values).filter(([name]) => isPublished && name.startsWith("stages."));

  return (
    <form
      action={action}
      className={styles.settings}
      data-format={isPublished ? shapeOf(rules) : undefined}
      noValidate
    >
      <FormErrors state={state} form="rules" />
      <HiddenFields values={{ org, season, madeFrom: String(version) }} />
      <HiddenFields values={Object.fromEntries(fixed.map(([name, value]) => [name, value ?? ""]))} />
      {SETTING_SECTIONS.map(({ id, title }, index) => (
        <section key={id} aria-labelledby={`section-${index + 1}`}>
          <HeadRow title={`${index + 1}. ${title}`} id={`section-${index + 1}`} />
          {id === "standings" && (
            <p className="small muted mt-3">
              A division has one table: it is ranked by the newest version, for the rounds behind it too.
            </p>
          )}
          <div className={styles.fields}>
            {SETTING_NAMES.filter((name) => SETTINGS[name].section === id)
              .filter((setting) => !isPublished || !isOfStages(setting))
              .map((setting) => (
                <SettingField
                  key={setting}
                  setting={setting}
                  field={field(setting, values[setting] ?? formText(SETTINGS[setting].default))}
                  note={settingNote(rules, setting)}
                />
              ))}
          </div>
        </section>
      ))}
      <div className="actions">
        <SubmitButton pendingLabel="Saving…">Save as version {version + 1}</SubmitButton>
      </div>
    </form>
  );
}
