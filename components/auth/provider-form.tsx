import { SubmitButton } from "@/components/ui/submit-button";

/** Signs in with the deployment's own provider. It's a plain form, so it works without JavaScript. */
export function ProviderForm({
  next,
  provider,
  kind = "primary",
}: {
  readonly next: string;
  /** "Lakeside ID" */
  readonly provider: string;
  readonly kind?: "plain" | "primary";
}) {
  return (
    <form className="form mb-4" method="post" action="/api/sign-in/oidc">
      <input type="hidden" name="next" value={next} />
      <SubmitButton wide icon="id-card" kind={kind}>
        Continue with {provider}
      </SubmitButton>
    </form>
  );
}
