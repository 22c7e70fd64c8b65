import { Fold } from "@/components/ui/fold";
import type { FieldState } from "@/components/ui/form-fields";
import { TextArea, TextInput } from "@/components/ui/text-input";
import type { OwnRuleField } from "@/lib/season/view/settings-page";
import styles from "./rules-form.module.css";

type OwnRulesProps = {
  readonly rules: readonly OwnRuleField[];
  readonly field: (name: string, otherwise?: string) => FieldState;
  readonly isOpen: boolean;
};

/** Rules that the director adds in their own words, after the sheet's own. */
export function OwnRules({ rules, field, isOpen }: OwnRulesProps) {
  const own = rules.filter(({ isNew }) => !isNew).length;
  return (
    <Fold summary="12. House rules" aside={own === 0 ? "none yet" : `${own}`} open={isOpen} id="section-own">
      <p className="small mb-4">
        Add what this sheet doesn’t say. Rulings can cite these rules by number, and players get an email when
        you change them. A number is never used twice. To remove a rule, clear its title and text.
      </p>
      <div className={styles.ownRules}>
        {rules.map(({ number, names, title, text, isNew }) => {
          const [titleField, textField] = [field(names.title, title), field(names.text, text)];
          return (
            <fieldset key={number} className="field">
              <legend>{isNew ? `New rule ${number}` : `Rule ${number}`}</legend>
              <div className={styles.ownRule}>
                <TextInput label="Title" maxLength={60} autoComplete="off" {...titleField} />
                <TextArea key={textField.defaultValue} label="Text" rows={3} maxLength={600} {...textField} />
              </div>
            </fieldset>
          );
        })}
      </div>
    </Fold>
  );
}
