import { redirect } from "next/navigation";
import { switchRemindersOff } from "@/lib/mail/store/letter-choices";
import { paths } from "@/lib/paths";

type Context = { readonly params: Promise<{ token: string }> };

/** One-click unsubscribe (RFC 8058): the mail program posts here without signing in. The token is the reader's own. */
export async function POST(_request: Request, { params }: Context): Promise<Response> {
  const { token } = await params;
  const isKnown = await switchRemindersOff(token);
  return isKnown
    ? new Response("Reminders are off.")
    : new Response("This link doesn’t work anymore.", { status: 404 });
}

/** Opening the address in a browser leads to the page with the button. */
export async function GET(_request: Request, { params }: Context): Promise<never> {
  redirect(paths.lettersOff((await params).token));
}
