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
  /** The address a mail program posts to for unsubscribing, as a whole URL. */
  readonly off?: string | undefined;
};

/**
 * A server that hangs is given up on before the email's job times out: if another worker retried while this one is
 * still at it, the email would go out twice. Together this is less than lib/jobs/send-batch.ts allows. Milliseconds.
 */
const PATIENCE = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 15_000 };

let transport: Transporter | undefined;

/** Hands an email to the configured mail server. Throws if the server doesn't accept it. */
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
  const { smtp, bouncesTo, mailSenders } = env();
  if (!smtp) throw new Error("No mail server is configured: SMTP_URL is empty");
  transport ??= createTransport(
    { url: smtp.url, pool: true, maxConnections: mailSenders, ...PATIENCE },
    { from: smtp.from },
  );
  const { email, name } = letter.to;
  await transport.sendMail({
    to: name ? { name, address: email } : email,
    ...(bouncesTo ? { envelope: { from: bouncesTo, to: email } } : {}),
    // A bounce names the email it's about, whatever a mail server does to Message-IDs (RFC 3461, 4.4).
    dsn: { id: letter.messageId.slice(1, -1), return: "headers", notify: "failure" },
    subject: letter.subject,
    text: letter.text,
    html: letter.html,
    messageId: letter.messageId,
    // Unsubscribe with one click in the mail program, without opening a page (RFC 8058).
    headers: letter.off
      ? { "List-Unsubscribe": `<${letter.off}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" }
      : {},
  });
}
