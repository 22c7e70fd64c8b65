import { FocusOnMount } from "./focus-on-mount";
import { Icon } from "./icon";

export interface FormError {
  /** The id of the field, which is its name unless it has another. */
  readonly field: string;
  /** The sentence at the field, which also has to make sense alone: "Game 2: say how it ended." */
  readonly message: string;
}

interface ErrorSummaryProps {
  readonly errors: readonly FormError[];
  readonly title?: string | undefined;
}

/** What to fix before the form can be sent, each with a link to its field. Nothing if there are no errors. */
export function ErrorSummary({ errors, title }: ErrorSummaryProps) {
  if (errors.length === 0) return null;
  const heading =
    title ?? (errors.length === 1 ? "One thing needs fixing." : `${errors.length} things need fixing.`);

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
