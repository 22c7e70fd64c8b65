import type { Metadata } from "next";
import { RemindersOff } from "@/components/mail/reminders-off";
import { findByOffToken } from "@/lib/mail/store/letter-choices";

// Keep the token from other sites. With "no-referrer" the form would have no Origin and would be refused.
export const metadata: Metadata = { title: "Stop reminders", referrer: "same-origin", robots: "noindex" };

/** The page that the link in a reminder opens. It has a button because mail scanners open links. */
export default async function LettersOff({ params }: { readonly params: Promise<{ token: string }> }) {
  const { token } = await params;
  return <RemindersOff token={token} found={await findByOffToken(token)} />;
}
