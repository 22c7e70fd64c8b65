import type { Metadata } from "next";
import { RemindersOff } from "@/components/mail/reminders-off";
import { findByOffToken } from "@/lib/mail/store/letter-choices";

// The token goes to no other site. With "no-referrer" the form would not say where it was sent from, and be refused.
export const metadata: Metadata = { title: "Stop reminders", referrer: "same-origin", robots: "noindex" };

/** What the link in a reminder opens, for everybody: a page with one button, because mail scanners open links. */
export default async function LettersOff({ params }: { readonly params: Promise<{ token: string }> }) {
  const { token } = await params;
  return <RemindersOff token={token} found={await findByOffToken(token)} />;
}
