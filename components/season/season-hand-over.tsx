"use client";

import { Fold } from "@/components/ui/fold";
import { FormErrors } from "@/components/ui/form-errors";
import { fieldsOf } from "@/components/ui/form-fields";
import { HiddenFields } from "@/components/ui/hidden-fields";
import { SendForm } from "@/components/ui/send-form";
import { SubmitButton } from "@/components/ui/submit-button";
import { TextInput } from "@/components/ui/text-input";
import { useSend } from "@/components/ui/use-send";
import { archive, copyToNextTerm, unarchive } from "@/lib/season/actions/hand-over";
import type { SeasonStatus } from "@/lib/season/view/next-step";
import { PastDayTick } from "./past-day-tick";
import type { SeasonFormProps, SeasonStepProps } from "./season-forms";

type SeasonHandOverProps = SeasonFormProps & {
  readonly status: SeasonStatus;
  /** The suggested name and first day of next term's season. */
  readonly next: { readonly name: string; readonly slug: string; readonly startsOn: string };
};

/** What is done with a season when its term is over: a copy for the next one, and the archive. */
export function SeasonHandOver({ status, next, ...season }: SeasonHandOverProps) {
  return (
    <>
      <CopyFold {...season} next={next} />
      {status === "finished" && <ArchiveFold {...season} seen={status} />}
      {status === "archived" && <UnarchiveFold {...season} seen={status} />}
    </>
  );
}

function CopyFold({ next, ...season }: Omit<SeasonHandOverProps, "status">) {
  const [state, sending] = useSend(copyToNextTerm, null);
  const field = fieldsOf(state, "copy");

  return (
    <Fold summary="Copy to the next term" open={state !== null}>
      <SendForm sending={sending} className="form">
        <p className="small">
          A draft with the same rules, divisions, waiver, fee, and campus groups that can play. Players,
          results, and a list of who can play stay here.
        </p>
        <FormErrors state={state} form="copy" />
        <HiddenFields values={season} />
        <TextInput label="Name" autoComplete="off" {...field("name", next.name)} />
        <TextInput
          label="Address"
          hint={`Lowercase letters, digits, and hyphens. ${next.slug} makes the address /${season.org}/${next.slug}.`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...field("slug", next.slug)}
        />
        <TextInput label="First day" type="date" {...field("startsOn", next.startsOn)} />
        <PastDayTick state={state} form="copy" />
        <div className="actions">
          <SubmitButton kind="plain">Copy the season</SubmitButton>
        </div>
      </SendForm>
    </Fold>
  );
}

function ArchiveFold(season: SeasonStepProps) {
  const [state, sending] = useSend(archive, null);

  return (
    <Fold summary="Archive the season" open={state !== null}>
      <SendForm sending={sending}>
        <p className="small mb-3">
          It moves to the past seasons. Its pages stay public, and nothing in it can be changed while it’s
          archived.
        </p>
        <FormErrors state={state} form="archive" />
        <HiddenFields values={season} />
        <SubmitButton kind="plain">Archive it</SubmitButton>
      </SendForm>
    </Fold>
  );
}

function UnarchiveFold(season: SeasonStepProps) {
  const [state, sending] = useSend(unarchive, null);

  return (
    <Fold summary="Unarchive the season" open={state !== null}>
      <SendForm sending={sending}>
        <p className="small mb-3">It’s a finished season again, so you can correct results with a ruling.</p>
        <FormErrors state={state} form="unarchive" />
        <HiddenFields values={season} />
        <SubmitButton kind="plain">Unarchive it</SubmitButton>
      </SendForm>
    </Fold>
  );
}
