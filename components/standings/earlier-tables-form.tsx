import { Link } from "../ui/link";
import { SubmitButton } from "../ui/submit-button";
import { TextInput } from "../ui/text-input";
import styles from "./earlier-tables-form.module.css";

interface EarlierTablesFormProps {
  /** The action that takes the date and redirects to its page. */
  readonly action: string;
  /** The first and last calendar date with something to see. */
  readonly first: string;
  readonly last: string;
  readonly shown?: string | undefined;
  readonly rounds: readonly { readonly number: number; readonly href: string; readonly isShown: boolean }[];
}

/** Asks for a day, as a native form; finished rounds are one click away. */
export function EarlierTablesForm({ action, first, last, shown, rounds }: EarlierTablesFormProps) {
  return (
    <>
      <form className={styles.form} action={action} method="get">
        <TextInput
          label="Standings at the end of"
          name="date"
          type="date"
          min={first}
          max={last}
          defaultValue={shown}
          required
        />
        <SubmitButton kind="plain" pendingLabel="Looking…">
          Show standings
        </SubmitButton>
      </form>
      {rounds.length > 0 && (
        <nav className={styles.rounds} aria-label="Standings after each round">
          <span>After Round</span>
          <ol>
            {rounds.map(({ number, href, isShown }) => (
              <li key={number}>
                <Link href={href} prefetch={false} aria-current={isShown ? "page" : undefined}>
                  <span className="sr">Round </span>
                  {number}
                </Link>
              </li>
            ))}
          </ol>
        </nav>
      )}
    </>
  );
}
