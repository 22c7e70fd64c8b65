import { createTransport, type Transporter } from "nodemailer";
import { env, type Settings } from "@/lib/env";
import { metrics } from "@/lib/telemetry/metrics";
import { inSpan } from "@/lib/telemetry/span";
import { CONNECTION_PATIENCE, SENDING_MS } from "./patience";

export type Outgoing = {
  readonly to: { readonly email: string; readonly name?: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly messageId: string;
  /** The address a mail program posts to for unsubscribing, as a whole URL. */
  readonly off?: string | undefined;
};

type MailServer = NonNullable<Settings["smtp"]>;

/** The connections to the mail server of these settings. */
let connected: { readonly to: MailServer; readonly transport: Transporter } | undefined;

/**
 * Hands an email to the configured mail server. Throws if the server doesn't accept it in time.
 *
 * @param patienceMs how long the server can take in all
 */
export async function deliver(letter: Outgoing, patienceMs = SENDING_MS): Promise<void> {
  try {
    await inSpan("send email", {}, () => send(letter, patienceMs));
    metrics().emails.inc({ outcome: "sent" });
  } catch (error) {
    metrics().emails.inc({ outcome: "failed" });
    throw error;
  }
}

async function send(letter: Outgoing, patienceMs: number): Promise<void> {
  const { smtp, bouncesTo } = env();
  if (!smtp) throw new Error("No mail server is configured: SMTP_URL is empty");
  const { email, name } = letter.to;
  const signal = AbortSignal.timeout(patienceMs);
  const sending = connect(smtp).sendMail({
    signal,
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
  await sending.catch((cause) => {
    if (!signal.aborted) throw cause;
    throw new Error(`The mail server didn’t accept it within ${patienceMs / 1_000} seconds`, { cause });
  });
}

function connect(to: MailServer): Transporter {
  if (connected?.to !== to) {
    const pool = {
      url: to.url,
      pool: true,
      maxConnections: env().mailSenders,
      ...CONNECTION_PATIENCE,
    } as const;
    connected = { to, transport: createTransport(pool, { from: to.from }) };
  }
  return connected.transport;
}
