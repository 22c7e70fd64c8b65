"use client";

import { FormErrors } from "@/components/ui/form-errors";
import { HeadRow } from "@/components/ui/head-row";
import { HiddenFields } from "@/components/ui/hidden-fields";
import { SendForm } from "@/components/ui/send-form";
import { SubmitButton } from "@/components/ui/submit-button";
import { useSend } from "@/components/ui/use-send";
import { setPlayerName } from "@/lib/people/actions/names";

interface PlayerNameFormProps {
  readonly org: string;
  readonly entryId: string;
  readonly name: string;
  /** What the public reads instead of the name; the name itself if nothing is withheld. */
  readonly publicName: string;
  readonly isWithheld: boolean;
}

/** What the public reads of a player's name, and withholding it (FERPA). */
export function PlayerNameForm({ org, entryId, name, publicName, isWithheld }: PlayerNameFormProps) {
  const [state, sending] = useSend(setPlayerName, null);

  return (
    <section className="section" aria-labelledby="public-name">
      <HeadRow id="public-name" title="Name in public">
        {publicName}
      </HeadRow>
      <p className="small my-3">{wordsFor({ name, publicName, isWithheld })}</p>
      <SendForm sending={sending} className="form">
        <FormErrors state={state} form="public-name" />
        <HiddenFields values={{ org, entryId, names: isWithheld ? "show" : "withhold" }} />
        <div className="actions">
          <SubmitButton kind="plain">
            {isWithheld ? "Show their name to the public" : "Withhold their name from the public"}
          </SubmitButton>
        </div>
      </SendForm>
    </section>
  );
}

function wordsFor({ name, publicName, isWithheld }: Omit<PlayerNameFormProps, "org" | "entryId">): string {
  if (isWithheld)
    return "Withheld: the public sees a number, which is different in each division. The desk and their opponents see the name.";
  return name === publicName
    ? "Everyone can see their name. If it has to be withheld (FERPA, for example), the public sees a number instead."
    : "They play in a division for minors, so the public doesn’t see their full name.";
}
