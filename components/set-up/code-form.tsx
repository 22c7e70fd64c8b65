import { SubmitButton } from "@/components/ui/submit-button";
import { TextInput } from "@/components/ui/text-input";
import { setUpPaths } from "@/lib/paths/set-up";

/** Asks for the code from the log, as a plain form that works without JavaScript. */
export function CodeForm({ error }: { readonly error: string | undefined }) {
  return (
    <form className="form" method="post" action={setUpPaths.setUpCode()} noValidate>
      <TextInput
        label="Code"
        name="code"
        autoComplete="off"
        autoFocus
        error={error}
        hint="Rookery wrote it to its log when it started: three groups of four letters and digits."
      />
      <SubmitButton wide>Continue</SubmitButton>
    </form>
  );
}
