import type { ReactNode } from "react";
import { Fold } from "@/components/ui/fold";
import { Link } from "@/components/ui/link";
import { Notice } from "@/components/ui/notice";
import { TextInput } from "@/components/ui/text-input";
import { Tick } from "@/components/ui/tick";
import type { FormErrors } from "@/lib/shared/form";

type Sent = { readonly state: FormErrors | null };

export type YouStepProps = {
  readonly reader: { readonly name: string; readonly email: string; readonly phone: string };
  /** Online seasons: "Chess.com", and the player's username there if it's known. */
  readonly site: { readonly name: string; readonly handle: string } | null;
  /** Some people on the season's list are known by their campus id only. */
  readonly asksCampusId: boolean;
  /** Whether the season's list names them; null without a list. */
  readonly listed: string | null;
};

/** Who registers, and how the others find them. */
export function YouStep({ reader, site, asksCampusId, listed, state }: YouStepProps & Sent) {
  const typed = state?.typed ?? {};
  return (
    <>
      {listed && <p className="small">{listed}</p>}
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
      {site && (
        <TextInput
          label={`Username on ${site.name}`}
          name="handle"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={40}
          defaultValue={typed.handle ?? site.handle}
          error={state?.fields.handle}
          hint="You’ll play there. Your opponents use this name to challenge you. Only they and the desk can see it."
        />
      )}
      {asksCampusId && (
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
        We send emails about your matches to this address. Only your opponents and the desk can see it.
      </Notice>
    </>
  );
}

export type RulesStepProps = {
  readonly rulePackId: string;
  readonly ruleSheetHref: string;
  /** The rules that no one should be surprised by at the board. */
  readonly headlines: readonly { readonly number: string; readonly title: string; readonly text: string }[];
  /** The whole rule sheet, folded. */
  readonly children: ReactNode;
};

/** The rules that they accept. If those changed, the box is empty again. */
export function RulesStep({ rulePackId, ruleSheetHref, headlines, children, state }: RulesStepProps & Sent) {
  const typed = state?.typed ?? {};
  return (
    <>
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
        The <Link href={ruleSheetHref}>rule sheet</Link> is also available as a separate page with diagrams.
      </p>
      <Tick
        key={rulePackId}
        name="accepted"
        value="yes"
        required
        defaultChecked={typed.accepted === "yes" && typed.rulePackId === rulePackId}
        error={state?.fields.accepted}
        label="I’ve read the rules, and I accept that the director’s rulings are final."
      />
    </>
  );
}

/** What the season costs, and how to pay. */
export type FeeStepProps = { readonly name: string; readonly howToPay: string };

/** The fee, which is paid at the desk. */
export function FeeStep({ name, howToPay }: FeeStepProps) {
  return (
    <Notice tone="soon" still title={name}>
      {howToPay} You can’t pay online. You can register now: the desk marks it once you’ve paid.
    </Notice>
  );
}
