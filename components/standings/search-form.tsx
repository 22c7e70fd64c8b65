import { SubmitButton } from "../ui/submit-button";
import { TextInput } from "../ui/text-input";
import styles from "./earlier-tables-form.module.css";

interface SearchFormProps {
  /** The page of the results. */
  readonly action: string;
  /** What can be found: "Player, division, or match" */
  readonly label: string;
  readonly question?: string | undefined;
  /** The parameter that has the question. */
  readonly name?: string;
}

/** Asks what to find, as a native form. */
export function SearchForm({ action, label, question, name = "q" }: SearchFormProps) {
  return (
    <search>
      <form className={`${styles.form} ${styles.search}`} action={action} method="get">
        <TextInput
          label={label}
          name={name}
          type="search"
          maxLength={80}
          autoComplete="off"
          defaultValue={question}
        />
        <SubmitButton kind="plain" pendingLabel="Searching…">
          Search
        </SubmitButton>
      </form>
    </search>
  );
}
