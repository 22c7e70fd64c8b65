"use client";

import type { SeasonFormProps } from "@/components/season/season-forms";
import { ChoiceGroup } from "@/components/ui/choice";
import { FormErrors } from "@/components/ui/form-errors";
import { fieldsOf, savedNow } from "@/components/ui/form-fields";
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
  const amount = fee?.money ? makeAmount(fee.money) : "";
  const currency = fee?.money?.currency ?? "USD";
  const dueNow = fee?.due ?? "publication";
  const { defaultValue: due, ...choices } = field("due", dueNow);

  return (
    <SendForm sending={sending} className="form">
      <FormErrors state={state} form="fee" />
      <HiddenFields values={{ ...season, madeFrom }} />
      <TextInput
        label="Name of the fee"
        hint={savedNow(state, "name", { saved: fee?.name ?? "", hint: "For example, Intramural pass." })}
        autoComplete="off"
        maxLength={80}
        required
        {...field("name", fee?.name)}
      />
      <div className="two">
        <TextInput
          label="Amount"
          hint={savedNow(state, "amount", {
            saved: amount,
            hint: "Leave it empty if players pay different amounts.",
          })}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          {...field("amount", amount)}
        />
        <TextInput
          label="Currency"
          hint={savedNow(state, "currency", { saved: currency, hint: "Three letters." })}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={3}
          required
          {...field("currency", currency)}
        />
      </div>
      <ChoiceGroup
        label="When is it due?"
        hint={savedNow(state, "due", { saved: dueNow, words: DUE_CHOICES[dueNow] })}
        options={DUE_BY.map((value) => ({ value, title: DUE_CHOICES[value] }))}
        defaultValue={due}
        {...choices}
      />
      <TextArea
        label="Where to pay"
        hint={savedNow(state, "whereToPay", {
          saved: fee?.whereToPay ?? "",
          hint: "Everyone can see it. Players can’t pay online.",
        })}
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
