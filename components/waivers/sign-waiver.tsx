import { TextInput } from "@/components/ui/text-input";
import { Tick } from "@/components/ui/tick";
import type { FormState } from "@/lib/shared/form";
import { ACCEPT_LABEL } from "@/lib/waivers/words/waiver-words";
import { WaiverText } from "./waiver-text";

/** A waiver that someone is asked to accept. */
export type ShownWaiver = {
  readonly version: number;
  readonly text: string;
  /** The season has players who may be under 18. */
  readonly asksGuardian: boolean;
};

/** The waiver, and the fields that accept it. If the text changed, the name stays and the box is empty again. */
export function SignWaiver({
  version,
  text,
  asksGuardian,
  state,
}: ShownWaiver & { readonly state: FormState }) {
  const typed = state?.typed ?? {};
  const isSameText = typed.waiverVersion === String(version);

  return (
    <>
      <input type="hidden" name="waiverVersion" value={version} autoComplete="off" />
      <div className="waiver">
        <WaiverText text={text} />
      </div>
      <p className="small muted">Version {version}</p>
      <TextInput
        label="Your full name"
        name="signedName"
        autoComplete="name"
        required
        maxLength={120}
        defaultValue={typed.signedName}
        error={state?.fields.signedName}
        hint="Type it as your signature. Only you and the desk can see it."
      />
      {asksGuardian && (
        <TextInput
          label="Name of a parent or guardian"
          name="guardianName"
          autoComplete="off"
          maxLength={120}
          defaultValue={typed.guardianName}
          error={state?.fields.guardianName}
          hint="Only needed if you’re under 18. They read the waiver and accept it, too."
        />
      )}
      <Tick
        key={version}
        name="waiverAccepted"
        value="yes"
        required
        defaultChecked={isSameText && typed.waiverAccepted === "yes"}
        error={state?.fields.waiverAccepted}
        label={ACCEPT_LABEL}
      />
    </>
  );
}
