"use client";

import type { SeasonFormProps } from "@/components/season/season-forms";
import { ChoiceGroup } from "@/components/ui/choice";
import { FormErrors } from "@/components/ui/form-errors";
import { fieldsOf } from "@/components/ui/form-fields";
import { HiddenFields } from "@/components/ui/hidden-fields";
import { SendForm } from "@/components/ui/send-form";
import { SubmitButton } from "@/components/ui/submit-button";
import { TextArea, TextInput } from "@/components/ui/text-input";
import { useSeen } from "@/components/ui/use-seen";
import { useSend } from "@/components/ui/use-send";
import { removeSeasonFee, saveSeasonFee } from "@/lib/fees/actions/fees";
import { makeAmount } from "@/lib/fees/rules/amount";
import { DUE_BY, type Fee } from "@/lib/fees/rules/fee";
import { DUE_CHOICES } from "@/lib/fees/words/fee-words";

/** `version`: that of the fee on the page; 0 if the season never had one. */
type FeeFormProps = SeasonFormProps & { readonly version: number; readonly fee: Fee | null };

/** Says what the season costs. */
export function FeeForm({ version, fee, ...season }: FeeFormProps) {
  const [state, sending] = useSend(saveSeasonFee, null);
  const madeFrom = useSeen(String(version), state, "madeFrom");
  const field = fieldsOf(state, "fee");
  const { defaultValue: due, ...choices } = field("due", fee?.due ?? "publication");

  return (
    <SendForm sending={sending} className="form">
      <FormErrors state={state} form="fee" />
      <HiddenFields values={{ ...season, madeFrom }} />
      <TextInput
        label="Name of the fee"
        hint="For example, Intramural pass."
        autoComplete="off"
        maxLength={80}
        required
        {...field("name", fee?.name)}
      />
      <div className="two">
        <TextInput
          label="Amount"
          hint="Leave it empty if players pay different amounts."
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          {...field("amount", fee?.money ? makeAmount(fee.money) : "")}
        />
        <TextInput
          label="Currency"
          hint="Three letters."
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={3}
          required
          {...field("currency", fee?.money?.currency ?? "USD")}
        />
      </div>
      <ChoiceGroup
        label="When is it due?"
        options={DUE_BY.map((value) => ({ value, title: DUE_CHOICES[value] }))}
        defaultValue={due}
        {...choices}
      />
      <TextArea
        label="Where to pay"
        hint="Everyone can see it. Players can’t pay online."
        rows={2}
        maxLength={300}
        {...field("whereToPay", fee?.whereToPay ?? "")}
      />
      <div className="actions">
        <SubmitButton kind={fee ? "plain" : "primary"}>Save the fee</SubmitButton>
      </div>
    </SendForm>
  );
}

/** Removes the fee. The ledger stays. */
export function RemoveFeeForm({ version, ...season }: Omit<FeeFormProps, "fee">) {
  const [state, sending] = useSend(removeSeasonFee, null);
  const madeFrom = useSeen(String(version), state, "madeFrom");

  return (
    <SendForm sending={sending} className="mt-4 no-print">
      <FormErrors state={state} form="remove-fee" />
      <HiddenFields values={{ ...season, madeFrom }} />
      <SubmitButton kind="quiet" pendingLabel="Removing…">
        Remove the fee
      </SubmitButton>
    </SendForm>
  );
}
