import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { CodeForm } from "@/components/set-up/code-form";
import { FirstOrganizationForm } from "@/components/set-up/organization-form";
import { hasSetUpCode } from "@/lib/auth/set-up-cookie";
import { env } from "@/lib/env";
import { ZONES } from "@/lib/people/input/organization";
import { hasOrganization } from "@/lib/set-up/store/has-organization";
import "@/app/styles/choices.css";

export const metadata: Metadata = { title: "Set up Rookery", robots: { index: false } };

type Props = { readonly searchParams: Promise<{ readonly error?: string | string[] }> };

/** The first start of a site: asks for the code from its log, then makes the first organization. */
export default async function SetUpPage({ searchParams }: Props) {
  const isOpen = await hasSetUpCode();
  if (await hasOrganization()) notFound();
  const { error } = await searchParams;

  return (
    <div className="gate">
      <header>
        <h1>Set up Rookery</h1>
        <p className="lead">
          {isOpen
            ? "Name your organization and its first admin: you. You can change everything but the address later."
            : "This site is new. Show that it’s yours, then name your organization."}
        </p>
      </header>
      <div>
        {isOpen ? (
          <FirstOrganizationForm zones={ZONES} host={new URL(env().appUrl).host} />
        ) : (
          <CodeForm error={error === "code" ? "That isn’t the code. Copy it from the log." : undefined} />
        )}
      </div>
      <aside className="gate-who" aria-labelledby="then">
        <h2 id="then">What comes next</h2>
        <p>
          Check that emails arrive and that you can sign in, invite a second director, and set up your first
          season.
        </p>
      </aside>
    </div>
  );
}
