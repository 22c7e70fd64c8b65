import type { Metadata } from "next";
import { ButtonLink } from "@/components/ui/button";
import { SubmitButton } from "@/components/ui/submit-button";
import { paths } from "@/lib/paths";

export const metadata: Metadata = { title: "Sign in", referrer: "no-referrer" };

const FIELDS = ["callbackUrl", "token", "email"] as const;
type Props = { readonly searchParams: Promise<Record<string, string | string[] | undefined>> };

/** What a sign-in link opens: a page with one button. Mail scanners open links, and must not use them up. */
export default async function ConfirmPage({ searchParams }: Props) {
  const query = await searchParams;
  const { token, email } = query;
  if (typeof token !== "string" || typeof email !== "string") return <BrokenLink />;

  return (
    <form className="bare" method="get" action="/api/auth/callback/email">
      <h1>One press, and you are in</h1>
      <p className="wrap-anywhere">
        You sign in as <b>{email}</b>.
      </p>
      <p>If you did not ask for this, close the page: nothing has happened.</p>
      {FIELDS.map((name) => {
        const value = query[name];
        return typeof value === "string" && <input key={name} type="hidden" name={name} value={value} />;
      })}
      <div className="actions">
        <SubmitButton pendingLabel="Signing in…">Sign in</SubmitButton>
      </div>
    </form>
  );
}

function BrokenLink() {
  return (
    <div className="bare">
      <h1>This link is not whole</h1>
      <p>Mail programs sometimes cut a long address. Open it from the letter itself, or ask for a new one.</p>
      <p className="actions">
        <ButtonLink kind="primary" href={paths.signIn()}>
          Ask for a new link
        </ButtonLink>
      </p>
    </div>
  );
}
