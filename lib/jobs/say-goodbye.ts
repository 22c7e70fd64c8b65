import { follow } from "@/lib/db/background";
import { env } from "@/lib/env";
import { log } from "@/lib/telemetry/log";
import { deliver, type Outgoing } from "./deliver";

type Goodbye = Omit<Outgoing, "messageId">;

/** Sends the last email to someone who deleted their account. It's stored nowhere, so it's tried once. */
export function sayGoodbye(goodbye: Goodbye): void {
  if (env().smtp) follow(() => send(goodbye));
}

async function send({ to, subject, text, html }: Goodbye): Promise<void> {
  try {
    await deliver({ to, subject, text, html, messageId: `<${crypto.randomUUID()}@rookery>` });
  } catch {
    // The mail server's answer may name the address.
    log.error("The last email to a deleted account couldn't be sent");
  }
}
