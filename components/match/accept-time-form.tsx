"use client";

import { SubmitButton } from "../ui/submit-button";
import { MatchForm } from "./match-form";

interface AcceptTimeFormProps {
  readonly times: readonly { readonly at: string; readonly words: string }[];
  /** "Central Time (CST)" */
  readonly zone: string;
  /** Green if there's only one to choose. */
  readonly isPrimary?: boolean | undefined;
}

/** The times the other side suggests, each a button that accepts it. */
export function AcceptTimeForm({ times, zone, isPrimary = false }: AcceptTimeFormProps) {
  return (
    <MatchForm action="acceptTime" prefix="accept">
      {() => (
        <>
          <div className="actions mt-0">
            {times.map(({ at, words }) => (
              <SubmitButton
                key={at}
                kind={isPrimary && times.length === 1 ? "primary" : "plain"}
                name="time"
                value={at}
              >
                <span className="sr">Play on </span>
                {words}
              </SubmitButton>
            ))}
          </div>
          <p className="small muted">Times are {zone}.</p>
        </>
      )}
    </MatchForm>
  );
}
