"use client";

import { HeadRow } from "@/components/ui/head-row";
import { Notice } from "@/components/ui/notice";
import { SendForm } from "@/components/ui/send-form";
import { SubmitButton } from "@/components/ui/submit-button";
import { TextInput } from "@/components/ui/text-input";
import { useSend } from "@/components/ui/use-send";
import { changeHandle } from "@/lib/entries/actions/entry";
import type { ProofView } from "@/lib/online/view/proof-view";
import { ProofSection } from "./proof-section";

export interface HandleFormProps {
  readonly seasonId: string;
  readonly season: string;
  /** "Chess.com" */
  readonly site: string;
  readonly handle: string | null;
  /** Null without a username. */
  readonly proof: ProofView | null;
}

/** A person's username on the site of an online season. */
export function HandleForm({ seasonId, season, site, handle, proof }: HandleFormProps) {
  const [state, sending] = useSend(changeHandle, null);
  const id = `handle-${seasonId}`;

  return (
    <section className="section" aria-labelledby={`${id}-head`}>
      <HeadRow id={`${id}-head`} title={`Username for ${season}`} />
      <SendForm sending={sending} className="form">
        {state && <Notice tone="bad" focus key={state.sentence} title="Not saved." />}
        <input type="hidden" name="seasonId" value={seasonId} />
        <TextInput
          label={`Username on ${site}`}
          name="handle"
          id={id}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          defaultValue={state?.typed.handle ?? handle ?? ""}
          error={state?.fields.handle}
          hint="Your opponents use this name to challenge you. Only they and the desk can see it."
        />
        <div className="actions">
          <SubmitButton kind="plain">
            Save<span className="sr"> the username for {season}</span>
          </SubmitButton>
        </div>
      </SendForm>
      {proof && <ProofSection seasonId={seasonId} season={season} proof={proof} />}
    </section>
  );
}
