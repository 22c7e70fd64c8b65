import type { Metadata } from "next";
import { cookies } from "next/headers";
import { Link } from "@/components/ui/link";
import { readCookies } from "@/lib/auth/cookies";
import { ownPath } from "@/lib/auth/own-path";
import { LINK_MINUTES, sentTo } from "@/lib/auth/sign-in-link";
import { env } from "@/lib/env";
import { paths } from "@/lib/paths";
import { counted } from "@/lib/shared/text";

export const metadata: Metadata = { title: "Check your email" };

/** Read at request time, so it doesn't depend on the machine that built the app. */
export const dynamic = "force-dynamic";

type Props = { readonly searchParams: Promise<{ next?: string | string[] | undefined }> };

/** The page after a sign-in link was sent. */
export default async function SentPage({ searchParams }: Props) {
  const { smtp } = env();
  const next = ownPath((await searchParams).next?.toString(), null);
  const email = sentTo(readCookies(await cookies()));

  return (
    <div className="bare">
      <h1>Check your email</h1>
      <p>
        We sent {email ? "a sign-in link to " : "you a sign-in link"}
        {email && <strong className="break-words">{email}</strong>}. It works once and expires in{" "}
        {counted(LINK_MINUTES, "minute")}. If you open it in this browser, you’re signed in right away. On
        another device, it asks you first.
      </p>
      <p>
        No email? Check the address and your spam folder, or{" "}
        <Link href={next ? paths.signInByEmail(next) : paths.signIn()}>get another link</Link>.
      </p>
      {!smtp && (
        <p>
          This site has no mail server, so the email wasn’t sent.{" "}
          <Link href={paths.letters()}>The site’s operator can read it here</Link>.
        </p>
      )}
    </div>
  );
}
