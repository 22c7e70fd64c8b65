import { createServer } from "node:http";
import type { AddressInfo, Server as NetServer } from "node:net";
import { text } from "node:stream/consumers";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import type { Letter } from "./mailbox.ts";

export type MailSink = { readonly smtpUrl: string; readonly mailboxUrl: string; stop(): Promise<void> };

/** A real mail server that keeps every email instead of delivering it, and serves them as JSON over HTTP. */
export async function startMailSink(): Promise<MailSink> {
  const letters: Letter[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onAuth: (_credentials, _session, done) => done(null, { user: "rookery" }),
    // One mailbox doesn't exist, for tests of bounced emails.
    onRcptTo: ({ address }, _session, done) =>
      address.startsWith("gone@")
        ? done(Object.assign(new Error("No such mailbox here"), { responseCode: 550 }))
        : done(),
    onData: (stream, session, done) => {
      const recipients = session.envelope.rcptTo.map(({ address }) => address.toLowerCase());
      readLetters(stream, recipients).then(
        (received) => {
          letters.push(...received);
          done();
        },
        (error: Error) => done(error),
      );
    },
  });
  const mailbox = createServer((request, response) => {
    const to = new URL(request.url ?? "/", "http://mailbox").searchParams.get("to")?.toLowerCase();
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify(letters.filter((letter) => !to || letter.to === to)));
  });
  const smtpPort = await listen(smtp.server, (ready) => smtp.listen(0, "127.0.0.1", ready));
  const mailboxPort = await listen(mailbox, (ready) => mailbox.listen(0, "127.0.0.1", ready));

  return {
    smtpUrl: `smtp://127.0.0.1:${smtpPort}`,
    mailboxUrl: `http://127.0.0.1:${mailboxPort}`,
    async stop() {
      mailbox.closeAllConnections();
      mailbox.close();
      await new Promise<void>((resolve) => smtp.close(() => resolve()));
    },
  };
}

/** One email per recipient, as each of them would see it. */
async function readLetters(stream: NodeJS.ReadableStream, recipients: readonly string[]): Promise<Letter[]> {
  const mail = await PostalMime.parse(await text(stream));
  return recipients.map((to) => ({
    to,
    from: mail.from?.address ?? "",
    subject: mail.subject ?? "",
    text: mail.text ?? "",
    html: mail.html ?? "",
    messageId: mail.messageId ?? "",
    headers: Object.fromEntries(mail.headers.map(({ key, value }) => [key, value])),
  }));
}

function listen(server: NetServer, start: (ready: () => void) => unknown): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    start(() => resolve((server.address() as AddressInfo).port));
  });
}
