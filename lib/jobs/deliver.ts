import { createTransport, type Transporter } from "nodemailer";
import { env } from "@/lib/env";
import { metrics } from "@/lib/telemetry/metrics";
import { inSpan } from "@/lib/telemetry/span";

export type Outgoing = {
  readonly to: { readonly email: string; readonly name?: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly messageId: string;
  /** Where a mail program posts to switch such letters off, as a whole address. */
  readonly off?: string | undefined;
};

/**
 * A server that hangs is given up on before the job of the letter runs out: tried again by another while this one is
 * still at it, the letter would go out twice. Together less than what lib/jobs/send-batch.ts leaves. Milliseconds.
 */
const PATIENCE = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 15_000 };

let transport: Transporter | undefined;

/** Hands an email to the mail server of the settings. Throws when the server does not take it. */
export async function deliver(letter: Outgoing): Promise<void> {
  try {
    await inSpan("send email", {}, () => send(letter));
    metrics().emails.inc({ outcome: "sent" });
  } catch (error) {
    metrics().emails.inc({ outcome: "failed" });
    throw error;
  }
}

async function send(letter: Outgoing): Promise<void> {
  const { smtp, bouncesTo } = env();
  if (!smtp) throw new Error("No mail server is set: SMTP_URL is empty");
  transport ??= createTransport({ url: smtp.url, pool: true, ...PATIENCE }, { from: smtp.from });
  const { email, name } = letter.to;
  await transport.sendMail({
    to: name ? { name, address: email } : email,
    ...(bouncesTo ? { envelope: { from: bouncesTo, to: email } } : {}),
    // A bounce names the letter it is about, whatever a mail server does to Message-IDs (RFC 3461, 4.4).
    dsn: { id: letter.messageId.slice(1, -1), return: "headers", notify: "failure" },
    subject: letter.subject,
    text: letter.text,
    html: letter.html,
    messageId: letter.messageId,
    // One click in the mail program, without opening a page (RFC 8058).
    headers: letter.off
      ? { "List-Unsubscribe": `<${letter.off}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" }
      : {},
  });
}
