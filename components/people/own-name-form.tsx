"use client";

import { FormErrors } from "@/components/ui/form-errors";
import { HeadRow } from "@/components/ui/head-row";
import { HiddenFields } from "@/components/ui/hidden-fields";
import { SendForm } from "@/components/ui/send-form";
import { SubmitButton } from "@/components/ui/submit-button";
import { useSend } from "@/components/ui/use-send";
import { setOwnName } from "@/lib/people/actions/own-name";
import { list } from "@/lib/shared/text";

export interface OwnNameFormProps {
  /** The slug of the organization, and its name. */
  readonly org: string;
  readonly name: string;
  /** The person's names there: one, unless their registrations differ. */
  readonly playsAs: readonly string[];
  readonly isWithheld: boolean;
}

/** Whether an organization shows a person's own name to the public. */
export function OwnNameForm({ org, name, playsAs, isWithheld }: OwnNameFormProps) {
  const [state, sending] = useSend(setOwnName, null);
  const id = `name-in-${org}`;

  return (
    <section className="section" aria-labelledby={id}>
      <HeadRow id={id} title={`Your name in ${name}`} />
      <p className="small my-3">
        You play there as {list(playsAs)}. If that’s wrong, ask the office to correct it.
      </p>
      <p className="small my-3">
        {isWithheld
          ? "The public sees a number instead of your name. Your opponents and the office see your name."
          : "Everyone can see your name with your results. If you’d rather not be named, the public sees a number instead. Your opponents and the office still see your name."}
      </p>
      <SendForm sending={sending} className="form">
        <FormErrors state={state} form={id} />
        <HiddenFields values={{ org, names: isWithheld ? "show" : "withhold" }} />
        <div className="actions">
          <SubmitButton kind="plain">
            {isWithheld ? "Show my name" : "Withhold my name"}
            <span className="sr"> in {name}</span>
          </SubmitButton>
        </div>
      </SendForm>
    </section>
  );
}
