import { FRESH_MINUTES } from "@/lib/people/rules/fresh-sign-in";
import type { ErasureRefusal, Obstacle } from "../rules/refuse-erasure";

export const ERASURE_REFUSAL_SENTENCES: Readonly<Record<ErasureRefusal, string>> = {
  "sign-in-again": `To protect your account, you can only delete it within ${FRESH_MINUTES} minutes of signing in. Sign in again, then come back.`,
  changed: "Something has changed since you opened this page. Read what would happen now, then confirm.",
  blocked: "You can’t delete your account yet. See below what to do first.",
};
export const WRONG_EMAIL = "Enter the email address of this account, as it’s shown above.";

/** What someone has to do before they can delete their account. */
export function obstacleSentence(obstacle: Obstacle): string {
  switch (obstacle.type) {
    case "last-admin":
      return `You’re the last admin of ${obstacle.organization}. Make someone else an admin first.`;
    case "last-director":
      return `You’re the last director of ${obstacle.organization}. Ask an admin to make someone else a director first.`;
    case "has-equipment":
      return `You still have ${obstacle.label} from ${obstacle.place}. Return it first.`;
    case "has-hold":
      return `${obstacle.organization} has placed a hold on your registration. Write to ${obstacle.contactEmail} first.`;
    case "is-operator":
      return "You run this site: its settings include your email address. Remove it there first.";
  }
}
