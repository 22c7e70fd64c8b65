"use client";

import type { ReactNode } from "react";
import { ErrorSummary } from "@/components/ui/error-summary";
import { Fold } from "@/components/ui/fold";
import { Link } from "@/components/ui/link";
import { Notice } from "@/components/ui/notice";
import { SendForm } from "@/components/ui/send-form";
import { SubmitButton } from "@/components/ui/submit-button";
import { TextInput } from "@/components/ui/text-input";
import { Tick } from "@/components/ui/tick";
import { useSend } from "@/components/ui/use-send";
import { register } from "@/lib/entries/actions/entry";
import type { OpenDivision } from "@/lib/entries/view/open-divisions";
import { type ShownWaiver, SignWaiver } from "../waivers/sign-waiver";
import { DivisionStep } from "./division-step";
import { Step } from "./step";

export interface RegisterFormProps {
  readonly rulePackId: string;
  readonly ruleSheetHref: string;
  readonly divisions: readonly OpenDivision[];
  /** Online seasons: "Chess.com", and the player's username there if it's known. */
  readonly site: { readonly name: string; readonly handle: string } | null;
  /** Some people on the season's list are known by their campus id only. */
  readonly asksCampusId: boolean;
  /** Whether the season's list names them; null without a list. */
  readonly listed: string | null;
  /** The waiver that they accept with the form; null if there is none, or they accepted it earlier. */
  readonly waiver: ShownWaiver | null;
  /** What the season costs, and how to pay; null if nothing. */
  readonly fee: { readonly name: string; readonly howToPay: string } | null;
  readonly reader: { readonly name: string; readonly email: string; readonly phone: string };
  /** The rules that nobody should be surprised by at the board. */
  readonly headlines: readonly { readonly number: string; readonly title: string; readonly text: string }[];
  /** The whole rule sheet, folded. */
  readonly children: ReactNode;
}

/**
 * Registration: who you are, where you play, and the rules you accept. If those changed, their box is empty again. Works
 * as a plain form without JavaScript.
 */
export function RegisterForm({ divisions, reader, headlines, children, ...season }: RegisterFormProps) {
  const [state, sending] = useSend(register, null);
  const typed = state?.typed ?? {};
  const errors = Object.entries(state?.fields ?? {}).map(([field, message]) => ({ field, message }));

  return (
    <SendForm sending={sending} className="steps" noValidate>
      <input type="hidden" name="rulePackId" value={season.rulePackId} autoComplete="off" />
      {errors.length > 0 ? (
        <ErrorSummary
          errors={errors}
          title={errors.length > 1 ? state?.sentence : "You’re not registered yet."}
        />
      ) : (
        state && <Notice tone="bad" focus key={state.sentence} title={state.sentence} />
      )}
      <Step number={1} title="You">
        {season.listed && <p className="small">{season.listed}</p>}
        <div className="two">
          <TextInput
            label="Name in the standings"
            name="name"
            autoComplete="name"
            required
            maxLength={80}
            defaultValue={typed.name ?? reader.name}
            error={state?.fields.name}
            hint="Everyone can see it. You can withhold it in your profile."
          />
          <TextInput
            label="Phone"
            name="phone"
            type="tel"
            autoComplete="tel"
            maxLength={30}
            defaultValue={typed.phone ?? reader.phone}
            error={state?.fields.phone}
            hint="Optional. Only your opponents and the desk can see it."
          />
        </div>
        {season.site && (
          <TextInput
            label={`Username on ${season.site.name}`}
            name="handle"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            required
            maxLength={40}
            defaultValue={typed.handle ?? season.site.handle}
            error={state?.fields.handle}
            hint="You’ll play there. Your opponents use this name to challenge you. Only they and the desk can see it."
          />
        )}
        {season.asksCampusId && (
          <TextInput
            label="Campus ID"
            name="campusId"
            autoComplete="off"
            spellCheck={false}
            maxLength={60}
            defaultValue={typed.campusId ?? ""}
            error={state?.fields.campusId}
            hint="Only needed if the list of who can play doesn’t have your email. Only the desk can see it."
          />
        )}
        <Notice tone="ok" still title={reader.email}>
          Emails about your matches go there. Only your opponents and the desk can see it.
        </Notice>
      </Step>
      <Step number={2} title="Your division">
        <DivisionStep divisions={divisions} state={state} />
      </Step>
      <Step number={3} title="The rules">
        <ol className="ledger">
          {headlines.map(({ number, title, text }) => (
            <li key={number}>
              <b>
                <span className="rn">{number}</span> {title}
              </b>
              <span className="small">{text}</span>
            </li>
          ))}
        </ol>
        <Fold summary="The whole rule sheet">{children}</Fold>
        <p className="small">
          The <Link href={season.ruleSheetHref}>rule sheet</Link> is also available as a separate page with
          diagrams.
        </p>
        <Tick
          key={season.rulePackId}
          name="accepted"
          value="yes"
          required
          defaultChecked={typed.accepted === "yes" && typed.rulePackId === season.rulePackId}
          error={state?.fields.accepted}
          label="I’ve read the rules, and I accept that the director’s rulings are final."
        />
      </Step>
      {season.waiver && (
        <Step number={4} title="The waiver">
          <SignWaiver {...season.waiver} state={state} />
        </Step>
      )}
      {season.fee && (
        <Step number={season.waiver ? 5 : 4} title="The fee">
          <Notice tone="soon" still title={season.fee.name}>
            {season.fee.howToPay} You can’t pay online. You can register now: the desk marks it once you’ve
            paid.
          </Notice>
        </Step>
      )}
      <div className="actions step-end">
        <SubmitButton pendingLabel="Registering…">Register</SubmitButton>
      </div>
    </SendForm>
  );
}
