import type { Metadata } from "next";
import Link from "next/link";
import { LINK_MINUTES } from "@/lib/auth/next-auth";
import { env } from "@/lib/env";
import { counted } from "@/lib/format/names";
import { paths } from "@/lib/paths";

export const metadata: Metadata = { title: "Look in your mail" };

/** Asked of the settings at the time of the request, not of the machine that built the app. */
export const dynamic = "force-dynamic";

/** After a link was sent. */
export default function SentPage() {
  const { smtp } = env();

  return (
    <div className="bare">
      <h1>Look in your mail</h1>
      <p>
        We sent you a link. Open it within {counted(LINK_MINUTES, "minute")}, on the device on which you want
        to be signed in. It works once.
      </p>
      <p>
        Nothing there? Look in spam, or <Link href={paths.signIn()}>ask for another link</Link>.
      </p>
      {!smtp && (
        <p>
          This site has no mail server, so the letter was not sent anywhere.{" "}
          <Link href={paths.letters()}>The letters that were kept</Link> are there for whoever runs it.
        </p>
      )}
    </div>
  );
}
