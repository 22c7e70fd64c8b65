import { SubmitButton } from "../ui/submit-button";
import { TextInput } from "../ui/text-input";
import styles from "./earlier-tables-form.module.css";

interface SearchFormProps {
  /** The page of the results. */
  readonly action: string;
  /** What can be found: "Player, division or match" */
  readonly label: string;
  readonly question?: string | undefined;
}

/** Asks what to find, as a native form. */
export function SearchForm({ action, label, question }: SearchFormProps) {
  return (
    <search>
      <form className={styles.form} action={action} method="get">
        <TextInput
          label={label}
          name="q"
          type="search"
          maxLength={80}
          autoComplete="off"
          defaultValue={question}
          required
        />
        <SubmitButton kind="plain" pendingLabel="Searching…">
          Search
        </SubmitButton>
      </form>
    </search>
  );
}
