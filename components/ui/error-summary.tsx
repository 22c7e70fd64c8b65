import { FocusOnMount } from "./focus-on-mount";
import { Icon } from "./icon";

export interface FormError {
  /** The id of the field, which is its name unless it was given another. */
  readonly field: string;
  /** The sentence that also stands at the field, able to stand alone: "Game 2: say how it ended." */
  readonly message: string;
}

interface ErrorSummaryProps {
  readonly errors: readonly FormError[];
  readonly title?: string | undefined;
}

/** What must be put right before the form can be sent, each a link to its field. Nothing when there is nothing. */
export function ErrorSummary({ errors, title }: ErrorSummaryProps) {
  if (errors.length === 0) return null;
  const heading =
    title ?? (errors.length === 1 ? "One thing is missing." : `${errors.length} things are missing.`);

  return (
    <FocusOnMount again={errors}>
      <div className="notice bad" role="alert">
        <Icon name="circle-alert" />
        <div>
          <b>{heading}</b>
          <ul className="err-list">
            {errors.map((error) => (
              <li key={error.field}>
                <a href={`#${error.field}`}>{error.message}</a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </FocusOnMount>
  );
}
