"use client";

import { Fold } from "@/components/ui/fold";
import { Notice } from "@/components/ui/notice";
import { SendForm } from "@/components/ui/send-form";
import { SubmitButton } from "@/components/ui/submit-button";
import { useSend } from "@/components/ui/use-send";
import { withdraw } from "@/lib/entries/actions/entry";

interface WithdrawFormProps {
  readonly divisionId: string;
  readonly division: string;
  /** Is it only a spot on the waitlist that is given up? */
  readonly waits: boolean;
}

/** Withdrawing a registration, or leaving the waitlist. Folded, so no one presses it by accident. */
export function WithdrawForm({ divisionId, division, waits }: WithdrawFormProps) {
  const [state, sending] = useSend(withdraw, null);
  const summary = waits ? `Leave the waitlist for ${division}` : `Withdraw from ${division}`;

  return (
    <section className="section">
      <Fold summary={summary} open={state !== null}>
        <SendForm sending={sending} className="form">
          <input type="hidden" name="divisionId" value={divisionId} />
          {state && <Notice tone="bad" focus title={state.sentence} />}
          <p>
            {waits
              ? "Everyone behind you moves up. If you come back, you’ll be last on the waitlist."
              : "Your name is removed from the division’s page, and the player who has waited longest gets your spot. While registration is open, you can register again, for this division or another one."}
          </p>
          <div className="actions">
            <SubmitButton kind="danger">{waits ? "Leave the waitlist" : "Withdraw"}</SubmitButton>
          </div>
        </SendForm>
      </Fold>
    </section>
  );
}
