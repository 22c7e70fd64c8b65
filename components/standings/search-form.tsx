import { paths } from "@/lib/paths";
import { SubmitButton } from "../ui/submit-button";
import { TextInput } from "../ui/text-input";
import styles from "./earlier-tables-form.module.css";

interface SearchFormProps {
  /** The slug of the organization that is searched. */
  readonly org: string;
  readonly question?: string | undefined;
}

/** Asks for a player, a division or a match, as a native form. */
export function SearchForm({ org, question }: SearchFormProps) {
  return (
    <search>
      <form className={styles.form} action={paths.search(org)} method="get">
        <TextInput
          label="Player, division or match"
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
