import { composeLetter } from "@/lib/mail/letters/compose";
import type { DraftLetter } from "@/lib/mail/letters/draft";
import type { Recipient } from "@/lib/mail/letters/facts";
import { absolute, paths } from "@/lib/paths";
import type { GivenRole } from "../rules/permissions";
import { firstName } from "../words/names";

const CAN: Record<GivenRole, string> = {
  director: "You run its seasons and rule on its matches.",
  admin: "You manage its people and their roles.",
  staff: "You work at its front desk: you check out boards and enter results from paper.",
};

/** Someone has a new role in an organization. */
export function roleGrantedLetter(facts: {
  readonly appUrl: string;
  /** A role that's given again after it was removed is news again. */
  readonly key: string;
  readonly role: GivenRole;
  /** Who gave it; null if they haven't told anyone their name. */
  readonly by: string | null;
  readonly organization: { readonly slug: string; readonly name: string; readonly contactEmail: string };
  readonly to: Recipient;
}): DraftLetter {
  const { appUrl, key, role, by, organization, to } = facts;
  const a = role === "admin" ? "an admin" : role === "staff" ? "a staff member" : "a director";
  return composeLetter(key, to, {
    subject: `You’re now ${a} of ${organization.name}`,
    greeting: to.name === to.email ? "Hello," : `Hello ${firstName(to.name)},`,
    paragraphs: [
      `${by ?? "An admin"} made you ${a} of ${organization.name}. ${CAN[role]}`,
      `Sign in with this address, ${to.email}. You don’t need a password.`,
      "If you didn’t expect this, write to the office.",
    ],
    action: { label: "Open the desk", url: absolute(appUrl, paths.desk(organization.slug)) },
    foot: [`Sent by Rookery for ${organization.name}. Questions? Write to ${organization.contactEmail}.`],
  });
}
