import { CampusIdForm } from "@/components/eligibility/campus-id-form";
import { HeadRow } from "@/components/ui/head-row";
import { MOVE_REFUSAL_SENTENCES } from "@/lib/entries/words/move-entry";
import type { DivisionFacts } from "@/lib/season/store/seasons";
import { emailOrNull, hasEmail } from "@/lib/shared/no-email";
import { ClaimCodeForm } from "./claim-code-form";
import { CorrectEmailForm, CorrectNameForm, type EditedEntry, MoveEntryForm } from "./edit-entry-forms";

type Props = {
  /** Where the registration is. */
  readonly address: EditedEntry;
  readonly entry: {
    readonly name: string;
    readonly email: string;
    readonly bornOn: string | null;
    readonly isInSchedule: boolean;
  };
  /** Can a code give it away? */
  readonly isClaimable: boolean;
  readonly campusId: string | null;
  readonly division: DivisionFacts;
  /** Its season is over, so no one moves. */
  readonly isOver: boolean;
  /** The other divisions of the season. */
  readonly others: readonly (DivisionFacts & { readonly isFull: boolean })[];
  /** The stamps of what the forms change. */
  readonly seen: {
    readonly name: string;
    readonly email: string;
    readonly campusId: string;
    readonly entry: string;
  };
};

/** What a director corrects of a player: their name, email, campus ID and division. */
export function EditEntry(props: Props) {
  return (
    <div className="cols cols-7-5">
      <section aria-labelledby="name">
        <NamePart {...props} />
        <EmailPart {...props} />
        {props.isClaimable && <ClaimPart {...props} />}
        <CampusIdPart {...props} />
      </section>
      {props.others.length > 0 && <DivisionSection {...props} />}
    </div>
  );
}

function NamePart({ address, entry: { name }, seen }: Props) {
  return (
    <>
      <HeadRow title="Name" id="name" />
      <div className="mt-4">
        <CorrectNameForm {...address} seen={seen.name} name={name} />
      </div>
    </>
  );
}

function EmailPart({ address, entry: { email }, seen }: Props) {
  return (
    <div className="mt-8">
      <HeadRow title="Email" id="email" />
      <div className="mt-4">
        <CorrectEmailForm {...address} seen={seen.email} email={emailOrNull(email)} />
      </div>
    </div>
  );
}

function ClaimPart({ address, entry: { name, email } }: Props) {
  return (
    <div className="mt-8">
      <HeadRow title="Claim code" id="claim">
        <p>{hasEmail(email) ? "never signed in" : "no email"}</p>
      </HeadRow>
      <p className="small mt-3">
        {hasEmail(email)
          ? `No one has signed in with this email yet. If it’s wrong, correct it above. If ${name} already has an account with another email, give them a code.`
          : `You enter results for ${name}, and we don’t email them. If they have an email, add it above. If they already have an account, or want to add their email themselves, give them a code.`}
      </p>
      <ClaimCodeForm {...address} name={name} />
    </div>
  );
}

function CampusIdPart({ address, campusId, seen }: Props) {
  return (
    <div className="mt-8">
      <HeadRow title="Campus ID" id="campus-id">
        <p>{campusId ?? "none"}</p>
      </HeadRow>
      <div className="mt-4">
        <CampusIdForm {...address} seen={seen.campusId} campusId={campusId ?? ""} />
      </div>
    </div>
  );
}

function DivisionSection({ address, entry, division, isOver, others, seen }: Props) {
  return (
    <section aria-labelledby="division">
      <HeadRow title="Division" id="division">
        <p>{division.name}</p>
      </HeadRow>
      <div className="mt-4">
        {isOver || entry.isInSchedule ? (
          <p className="small">{MOVE_REFUSAL_SENTENCES[isOver ? "season-over" : "has-matches"]}</p>
        ) : (
          <MoveEntryForm
            {...address}
            seen={seen.entry}
            divisions={others}
            bornOn={others.some(({ underAge }) => underAge !== null) ? (entry.bornOn ?? "") : null}
          />
        )}
      </div>
    </section>
  );
}
