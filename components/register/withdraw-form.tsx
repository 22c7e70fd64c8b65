"use client";

import { useActionState } from "react";
import { withdraw } from "@/lib/actions/entry";
import { Fold } from "../ui/fold";
import { Notice } from "../ui/notice";
import { SubmitButton } from "../ui/submit-button";

interface WithdrawFormProps {
  readonly divisionId: string;
  readonly division: string;
}

/** Taking a registration back, while registration is open. Asked in a fold, so that no press does it by accident. */
export function WithdrawForm({ divisionId, division }: WithdrawFormProps) {
  const [trouble, send] = useActionState(withdraw, null);

  return (
    <section className="section">
      <Fold summary={`Take back your registration for ${division}`} open={trouble !== null}>
        <form action={send} className="form">
          <input type="hidden" name="divisionId" value={divisionId} />
          {trouble && <Notice tone="bad" focus title={trouble.sentence} />}
          <p>
            Your name leaves the page of the division. You can register again, for this division or another
            one, while registration is open.
          </p>
          <div className="actions">
            <SubmitButton kind="danger">Take it back</SubmitButton>
          </div>
        </form>
      </Fold>
    </section>
  );
}
