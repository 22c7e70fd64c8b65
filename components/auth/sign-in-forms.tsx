import { SubmitButton } from "@/components/ui/submit-button";
import { TextInput } from "@/components/ui/text-input";
import { ProviderForm } from "./provider-form";

interface SignInFormsProps {
  readonly next: string;
  /** "Lakeside ID"; none where the deployment has no provider. */
  readonly provider: string | undefined;
  /** A campus account is offered above. */
  readonly hasCampus?: boolean;
  readonly email: string | undefined;
  readonly emailError: string | undefined;
  /** Nothing else on the page takes the focus. */
  readonly isFirst: boolean;
  /** "ten minutes" */
  readonly linkLasts: string;
}

/** The ways to sign in, as plain forms that work without JavaScript. */
export function SignInForms({
  next,
  provider,
  email,
  emailError,
  isFirst,
  linkLasts,
  hasCampus = false,
}: SignInFormsProps) {
  const isOneOfSeveral = provider !== undefined || hasCampus;

  return (
    <>
      {provider && <ProviderForm next={next} provider={provider} kind={hasCampus ? "plain" : "primary"} />}
      {isOneOfSeveral && (
        <p className="or mt-6 mb-6">
          <span>or get a link by email</span>
        </p>
      )}
      <form className="form" method="post" action="/api/sign-in/email" noValidate>
        <input type="hidden" name="next" value={next} />
        <TextInput
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          inputMode="email"
          defaultValue={email}
          error={emailError}
          autoFocus={emailError !== undefined || (isFirst && !isOneOfSeveral)}
          hint={`We’ll email you a sign-in link. It works once and expires in ${linkLasts}. A new address creates a new account.`}
        />
        <SubmitButton wide kind={isOneOfSeveral ? "plain" : "primary"}>
          Email me a link
        </SubmitButton>
      </form>
    </>
  );
}
