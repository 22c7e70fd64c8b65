import { EmailView } from "./email-view";
import { listEmails } from "./emails";
import type { Sample } from "./sample";

/** Every email in both its forms. */
export const EMAIL_SAMPLES: readonly Sample[] = listEmails().map((email, index) => ({
  of: email.of,
  why: `${email.why} (${index + 1})`,
  show: () => <EmailView email={email} />,
}));
