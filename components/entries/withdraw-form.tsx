"use client";

import { useActionState } from "react";
import { Fold } from "@/components/ui/fold";
import { Notice } from "@/components/ui/notice";
import { SubmitButton } from "@/components/ui/submit-button";
import { withdraw } from "@/lib/entries/actions/entry";

interface WithdrawFormProps {
  readonly divisionId: string;
  readonly division: string;
  /** Is it only a place in line that is given up? */
  readonly waits: boolean;
}

/** Taking a registration back, or leaving the line. Asked in a fold, so that no press does it by accident. */
export function WithdrawForm({ divisionId, division, waits }: WithdrawFormProps) {
  const [state, send] = useActionState(withdraw, null);
  const summary = waits
    ? `Leave the waiting list of ${division}`
    : `Take back your registration for ${division}`;

  return (
    <section className="section">
      <Fold summary={summary} open={state !== null}>
        <form action={send} className="form">
          <input type="hidden" name="divisionId" value={divisionId} />
          {state && <Notice tone="bad" focus title={state.sentence} />}
          <p>
            {waits
              ? "Everybody behind you moves up. If you come back you stand at the end of the line."
              : "Your name leaves the page of the division, and whoever has waited longest gets your place. You can register again, for this division or another one, while registration is open."}
          </p>
          <div className="actions">
            <SubmitButton kind="danger">{waits ? "Leave the line" : "Take it back"}</SubmitButton>
          </div>
        </form>
      </Fold>
    </section>
  );
}
