import type { Instant } from "@/lib/shared/instant";
import type { SetUpFacts } from "../store/set-up-facts";

/** What an organization needs before its first season, in this order. */
export const STEPS = ["email", "sign-in", "people", "season"] as const;
export type StepName = (typeof STEPS)[number];

/** A step, and what is known of it. */
export type Step = {
  readonly name: StepName;
  readonly title: string;
  readonly isDone: boolean;
  /** What to do, or what was done. */
  readonly words: string;
};

/** What the installation has, from its settings. */
export type Installation = { readonly hasMailServer: boolean; readonly signInAddress: string };

/** The steps of setting up an organization. The first that isn't done is what to do next. */
export function setUpSteps(
  facts: SetUpFacts,
  { hasMailServer, signInAddress }: Installation,
  email: string,
): readonly Step[] {
  return [
    {
      name: "email",
      title: "Check that emails arrive",
      isDone: hasMailServer && facts.testEmail?.sentAt != null,
      words: emailWords(facts.testEmail, hasMailServer, email),
    },
    {
      name: "sign-in",
      title: "Check that you can sign in",
      isDone: facts.hasSignedIn,
      words: facts.hasSignedIn
        ? "You’ve signed in, so others can too."
        : `So far you’re signed in by the code alone. Open ${signInAddress} in a private window and sign in as ${email}.`,
    },
    {
      name: "people",
      title: "Invite the people who run it",
      isDone: facts.colleagues > 0,
      words: peopleWords(facts.colleagues),
    },
    {
      name: "season",
      title: "Set up your first season",
      isDone: facts.hasSeason,
      words: facts.hasSeason
        ? "There’s a season. Open registration when you’re ready."
        : "Choose a rule sheet and change what you like. Only the desk can see it until you open registration.",
    },
  ];
}

function emailWords(
  test: { readonly at: Instant; readonly sentAt: Instant | null; readonly failure: string | null } | null,
  hasMailServer: boolean,
  email: string,
): string {
  if (!hasMailServer)
    return "This site has no mail server yet, so no one gets emails: set SMTP_URL and start it again. Until then, the operator reads them at /letters.";
  if (!test) return `We’ll send a test email to ${email}.`;
  if (test.sentAt)
    return `Your mail server took the test email to ${email}. Check your inbox and your spam folder.`;
  if (test.failure) return `The test email wasn’t sent. Your mail server said: ${test.failure}`;
  return `The test email to ${email} is on its way. Reload this page in a moment.`;
}

function peopleWords(colleagues: number): string {
  if (colleagues === 0)
    return "You’re the only admin and director. Add a second director, who rules when you play or are away.";
  return colleagues === 1 ? "One other person works at the desk." : `${colleagues} others work at the desk.`;
}
