import { leavingConsequence } from "@/lib/entries/words/leaving";
import { composeLetter } from "@/lib/mail/letters/compose";
import type { DraftLetter } from "@/lib/mail/letters/draft";
import type { Recipient } from "@/lib/mail/letters/facts";
import { absolute, paths } from "@/lib/paths";
import { firstName } from "@/lib/people/words/names";
import { list } from "@/lib/shared/text";

/** Whom to write to at an organization. */
export type Office = { readonly name: string; readonly contactEmail: string };
type Organization = Office & { readonly slug: string };

/** A registration of the deleted account, under the number that stands for its name from now on. */
type Registration = {
  readonly label: string;
  readonly season: string;
  readonly division: string;
  readonly leaving: {
    readonly plan: Parameters<typeof leavingConsequence>[0];
    /** The rule pack's share. */
    readonly annulBelowPercent: number;
  } | null;
};

/**
 * A director learns that the account of someone who played or worked there was deleted, by its owner or the operator, and
 * what became of their matches.
 */
export function accountDeletedLetter(facts: {
  readonly appUrl: string;
  readonly organization: Organization;
  readonly userId: string;
  readonly entries: readonly Registration[];
  readonly to: Recipient;
}): DraftLetter {
  const { appUrl, organization, userId, entries, to } = facts;
  const whose = entries.length > 0 ? "A player’s" : "Someone’s";
  const rest = entries.length > 0 ? ", and a number replaces their name in the results" : "";
  return composeLetter(`account-deleted:${userId}:${organization.slug}:${to.userId}`, to, {
    subject: `${whose} account was deleted`,
    greeting: `Hello ${firstName(to.name)},`,
    paragraphs: [
      `${whose} account was deleted. Their name and contact details at ${organization.name} are gone${rest}.`,
      ...entries.map(describe),
      "You don’t need to do anything. If they’re on a list you keep, delete them there, too.",
    ],
    action: { label: "Open the log", url: absolute(appUrl, paths.log(organization.slug)) },
    foot: [`Sent by Rookery for ${organization.name}. Questions? Write to ${organization.contactEmail}.`],
  });
}

function describe({ label, division, season, leaving }: Registration): string {
  if (!leaving) return `${label} in ${division}, ${season}.`;
  const consequence = leavingConsequence(leaving.plan, leaving.annulBelowPercent, { name: label });
  return `${label} has left ${division}, ${season}. ${consequence}`.trim();
}

/** The last email to someone whose account is deleted. It isn't stored. */
export function goodbyeLetter({ appUrl, email, hasResults, offices }: Goodbye): DraftLetter {
  const results = hasResults ? ", and a number replaces your name in the results" : "";
  return composeLetter(
    `goodbye:${email}`,
    { name: "", email },
    {
      subject: "Your account is deleted",
      greeting: "Hello,",
      paragraphs: [
        `You deleted your Rookery account. Your name and contact details are gone${results}.`,
        ifItWasntYou(offices),
      ],
      action: { label: "Go to Rookery", url: absolute(appUrl, "/") },
      foot: ["This is the last email about this account."],
    },
  );
}

type Goodbye = {
  readonly appUrl: string;
  readonly email: string;
  readonly hasResults: boolean;
  /** Of the organizations where they played or worked. */
  readonly offices: readonly Office[];
};

function ifItWasntYou(offices: readonly Office[]): string {
  if (offices.length === 0) return "The account can’t be brought back.";
  const addresses = list(
    offices.map(({ name, contactEmail }) => `${contactEmail} (${name})`),
    "or",
  );
  return `If it wasn’t you, write to ${addresses}. The account can’t be brought back, but they can find out what happened.`;
}
