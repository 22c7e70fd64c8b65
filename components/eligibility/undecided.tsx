"use client";

import { ButtonLink } from "@/components/ui/button";
import { Fold } from "@/components/ui/fold";
import { FormErrors } from "@/components/ui/form-errors";
import { fieldsOf } from "@/components/ui/form-fields";
import { HiddenFields } from "@/components/ui/hidden-fields";
import { Ledger, LedgerRow } from "@/components/ui/ledger";
import { Link } from "@/components/ui/link";
import { NextMove } from "@/components/ui/next-move";
import { SendForm } from "@/components/ui/send-form";
import { SubmitButton } from "@/components/ui/submit-button";
import { TextArea } from "@/components/ui/text-input";
import { useSend } from "@/components/ui/use-send";
import { letPlayerPlay } from "@/lib/eligibility/actions/players";
import { groupBy } from "@/lib/shared/group-by";
import { counted } from "@/lib/shared/text";

/** Why a registered player is kept out now. A player can have several reasons, each in a row of its own. */
export type UndecidedRow = {
  readonly entryId: string;
  readonly name: string;
  readonly refusal: string;
  /** "On hold: suspended." */
  readonly words: string;
  /** Where the director removes them. */
  readonly removeHref: string;
  /** Where the director settles it instead: the waiver or the fee. */
  readonly settle?: { readonly label: string; readonly href: string } | undefined;
};

type UndecidedProps = {
  readonly org: string;
  readonly season: string;
  readonly division: string;
  readonly rows: readonly UndecidedRow[];
};

/** The players about whom the director decides before the schedule is published: each stays, with a reason, or goes. */
export function Undecided({ rows, ...page }: UndecidedProps) {
  const players = [...groupBy(rows, ({ entryId }) => entryId).values()];
  const [first] = rows;
  if (!first) return null;
  const isOne = players.length === 1;
  return (
    <div className="mb-8">
      <NextMove
        id="undecided"
        turn="you"
        what={`Decide about ${isOne ? first.name : counted(players.length, "player")}`}
        why={`They’re registered but can’t play now. You can publish the schedule once you’ve decided${
          isOne ? "" : " about each of them"
        }.`}
      />
      <Ledger>
        {players.map((reasons) => (
          <PlayerRow key={reasons[0]?.entryId} {...page} reasons={reasons} />
        ))}
      </Ledger>
    </div>
  );
}

type PlayerRowProps = Omit<UndecidedProps, "rows"> & { readonly reasons: readonly UndecidedRow[] };

/** What keeps a player out, and how it ends: it's settled, the player goes, or plays anyway. */
function PlayerRow({ reasons, ...page }: PlayerRowProps) {
  const [player] = reasons;
  if (!player) return null;
  const { name, removeHref } = player;
  return (
    <LedgerRow className="sm:grid-cols-[minmax(0,1fr)_auto]">
      <div>
        <p>
          <b>{name}</b>
        </p>
        <p className="small muted">{reasons.map(({ words }) => words).join(" ")}</p>
      </div>
      <div className="actions">
        {reasons.map(
          ({ refusal, settle }) =>
            settle && (
              <ButtonLink key={refusal} kind="quiet" href={settle.href}>
                {settle.label}
                <span className="sr">: {name}</span>
              </ButtonLink>
            ),
        )}
        <Link className="row-link" href={removeHref}>
          Remove<span className="sr"> {name}</span>
        </Link>
      </div>
      <div className="folds col-span-full">
        {reasons.map((reason) => (
          <LetPlayFold key={reason.refusal} {...page} {...reason} isOneOfMany={reasons.length > 1} />
        ))}
      </div>
    </LedgerRow>
  );
}

type LetPlayFoldProps = Omit<UndecidedProps, "rows"> & UndecidedRow & { readonly isOneOfMany: boolean };

function LetPlayFold({
  org,
  season,
  division,
  entryId,
  refusal,
  name,
  words,
  isOneOfMany,
}: LetPlayFoldProps) {
  const [state, sending] = useSend(letPlayerPlay, null);
  const form = `play-${entryId}-${refusal}`;

  return (
    <Fold
      summary={
        <span>
          {isOneOfMany ? `${words.replace(/\.$/, "")}: let them play anyway` : "Let them play anyway"}
          <span className="sr">: {name}</span>
        </span>
      }
      open={state !== null}
    >
      <SendForm sending={sending} className="form max-w-[38rem]">
        <FormErrors state={state} form={form} />
        <HiddenFields values={{ org, season, division, entryId, refusal }} />
        <TextArea
          label={`Why ${name} can play`}
          hint="Only directors can see it."
          rows={2}
          maxLength={300}
          required
          {...fieldsOf(state, form)("reason")}
        />
        <div className="actions">
          <SubmitButton kind="plain">
            Let them play<span className="sr">: {name}</span>
          </SubmitButton>
        </div>
      </SendForm>
    </Fold>
  );
}
