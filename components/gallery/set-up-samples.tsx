import type { SetUpFacts } from "@/lib/set-up/store/set-up-facts";
import { setUpSteps } from "@/lib/set-up/view/steps";
import { addHours } from "@/lib/shared/instant";
import { CodeForm } from "../set-up/code-form";
import { FirstOrganizationForm, NewOrganizationForm } from "../set-up/organization-form";
import { StepList } from "../set-up/step-list";
import { TestEmailForm } from "../set-up/test-email-form";
import type { Sample } from "./sample";

const ZONES = ["America/Chicago", "America/New_York"];
const AT = "2026-11-21T18:00:00.000Z" as const;
const NEW: SetUpFacts = {
  testEmail: null,
  hasSignedIn: false,
  hasSeason: false,
  colleagues: 0,
};
const SENT = { at: AT, sentAt: addHours(AT, 1), failure: null };

/** From nothing to the first season. */
export const SET_UP_SAMPLES: readonly Sample[] = [
  { of: "CodeForm", why: "empty", show: () => <CodeForm error={undefined} /> },
  {
    of: "CodeForm",
    why: "a wrong code",
    show: () => <CodeForm error="That isn’t the code. Copy it from the log." />,
  },
  {
    of: "FirstOrganizationForm",
    why: "empty",
    show: () => <FirstOrganizationForm zones={ZONES} host="chess.example.edu" />,
  },
  {
    of: "NewOrganizationForm",
    why: "for the operator",
    show: () => <NewOrganizationForm zones={ZONES} host="chess.example.edu" />,
  },
  { of: "TestEmailForm", why: "again", show: () => <TestEmailForm org="lakeside" isAgain /> },
  ...[
    { why: "at the beginning", facts: NEW, hasMailServer: true },
    { why: "without a mail server", facts: NEW, hasMailServer: false },
    {
      why: "a test email that wasn’t sent",
      facts: { ...NEW, testEmail: { at: AT, sentAt: null, failure: "535 Authentication failed" } },
      hasMailServer: true,
    },
    {
      why: "when all is done",
      facts: { testEmail: SENT, hasSignedIn: true, hasSeason: true, colleagues: 2 },
      hasMailServer: true,
    },
  ].map(({ why, facts, hasMailServer }) => ({
    of: "StepList",
    why,
    show: () => (
      <StepList
        org="lakeside"
        steps={setUpSteps(
          facts,
          { hasMailServer, signInAddress: "https://chess.example.edu/sign-in" },
          "ann@lakeside.example",
        )}
        hasTested={facts.testEmail !== null}
        canTest={hasMailServer}
      />
    ),
  })),
];
