"use client";

import type { SeasonFormProps } from "@/components/season/season-forms";
import { Fold } from "@/components/ui/fold";
import { FormErrors } from "@/components/ui/form-errors";
import { fieldsOf, savedNow } from "@/components/ui/form-fields";
import { HiddenFields } from "@/components/ui/hidden-fields";
import { SendForm } from "@/components/ui/send-form";
import { SubmitButton } from "@/components/ui/submit-button";
import { TextArea } from "@/components/ui/text-input";
import { useSeen } from "@/components/ui/use-seen";
import { useSend } from "@/components/ui/use-send";
import { removeSeasonWaiver, saveSeasonWaiver } from "@/lib/waivers/actions/waivers";
import { LONGEST_WAIVER } from "@/lib/waivers/rules/sign";
import { WaiverText } from "./waiver-text";

/** `version`: that of the waiver on the page; 0 if the season never had one. */
type WaiverFormProps = SeasonFormProps & { readonly version: number; readonly text: string | null };

/** Writes a season's waiver, or a new version of it. */
export function WaiverForm({ version, text, ...season }: WaiverFormProps) {
  const [state, sending] = useSend(saveSeasonWaiver, null);
  const madeFrom = useSeen(String(version), state, "madeFrom");

  return (
    <SendForm sending={sending} className="form">
      <FormErrors state={state} form="waiver" />
      <HiddenFields values={{ ...season, madeFrom }} />
      <TextArea
        label="Text of the waiver"
        hint={savedNow(state, "text", {
          saved: text ?? "",
          words: text === null ? "" : "the text below",
          hint:
            text === null
              ? "Players read and accept it when they register. A blank line starts a new paragraph."
              : "If you change it, even a typo, everyone has to accept the new version.",
        })}
        rows={14}
        maxLength={LONGEST_WAIVER}
        required
        {...fieldsOf(state, "waiver")("text", text ?? "")}
      />
      {state?.outdated && text !== null && text !== state.typed.text && (
        <Fold summary="The text that’s saved now" open>
          <WaiverText text={text} />
        </Fold>
      )}
      <div className="actions">
        {text === null ? (
          <SubmitButton>Save the waiver</SubmitButton>
        ) : (
          <SubmitButton kind="plain">Save a new version</SubmitButton>
        )}
      </div>
    </SendForm>
  );
}

/** Stops asking for a waiver. Accepted waivers stay. */
export function RemoveWaiverForm({ version, ...season }: Omit<WaiverFormProps, "text">) {
  const [state, sending] = useSend(removeSeasonWaiver, null);
  const madeFrom = useSeen(String(version), state, "madeFrom");

  return (
    <SendForm sending={sending} className="mt-4 no-print">
      <FormErrors state={state} form="remove-waiver" />
      <HiddenFields values={{ ...season, madeFrom }} />
      <SubmitButton kind="quiet" pendingLabel="Removing…">
        Stop asking for a waiver
      </SubmitButton>
    </SendForm>
  );
}
