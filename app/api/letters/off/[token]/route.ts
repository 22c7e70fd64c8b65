import { redirect } from "next/navigation";
import { switchRemindersOff } from "@/lib/mail/store/letter-choices";
import { paths } from "@/lib/paths";

type Context = { readonly params: Promise<{ token: string }> };

/** One click in a mail program (RFC 8058): it posts here, signed in as nobody. The token is the reader's own. */
export async function POST(_request: Request, { params }: Context): Promise<Response> {
  const { token } = await params;
  const isKnown = await switchRemindersOff(token);
  return isKnown
    ? new Response("Reminders are off.")
    : new Response("This link belongs to nobody any more.", { status: 404 });
}

/** Who opens the address in a browser comes to the page with the button. */
export async function GET(_request: Request, { params }: Context): Promise<never> {
  redirect(paths.lettersOff((await params).token));
}
