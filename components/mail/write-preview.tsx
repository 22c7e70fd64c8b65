import { Definitions } from "@/components/ui/definitions";
import { FocusOnMount } from "@/components/ui/focus-on-mount";
import { HiddenFields } from "@/components/ui/hidden-fields";
import { SubmitButton } from "@/components/ui/submit-button";
import type { LetterPreview } from "@/lib/mail/actions/write-letter";
import { capitalize, counted } from "@/lib/shared/text";

/** An email before it's sent: its recipients and its text. Used inside a `<form>`. */
export function WritePreview({ letter, audience, names }: LetterPreview) {
  return (
    <>
      <HiddenFields values={letter} />
      <FocusOnMount>
        <div role="status">
          <p className="lead">
            {capitalize(counted(names.length, "player"))} {names.length === 1 ? "gets" : "get"} this email.
          </p>
          <p className="small muted">Nothing has been sent yet.</p>
        </div>
      </FocusOnMount>
      <Definitions
        items={[
          { term: "To", text: audience },
          { term: "Names", text: names.join(", ") },
          { term: "Subject", text: <span className="wrap-anywhere">{letter.subject}</span> },
          {
            term: "Message",
            text: <span className="whitespace-pre-wrap wrap-anywhere">{letter.words}</span>,
          },
        ]}
      />
      <div className="actions">
        <SubmitButton name="step" value="send">
          Send to {counted(names.length, "player")}
        </SubmitButton>
        <SubmitButton kind="plain" name="step" value="change" pendingLabel="Opening…">
          Edit
        </SubmitButton>
      </div>
    </>
  );
}
