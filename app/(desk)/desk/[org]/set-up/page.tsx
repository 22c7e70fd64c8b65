import type { Metadata } from "next";
import { DeskFrame } from "@/components/layout/frames";
import { StepList } from "@/components/set-up/step-list";
import { DoneNotice } from "@/components/ui/done-notice";
import { requireAdmin } from "@/lib/auth/gates";
import { now } from "@/lib/clock";
import { env } from "@/lib/env";
import { absolute, paths } from "@/lib/paths";
import { readSetUpFacts } from "@/lib/set-up/store/set-up-facts";
import { setUpSteps } from "@/lib/set-up/view/steps";
import { loadDeskFrame } from "../load-desk-frame";

export const metadata: Metadata = { title: "Set up" };

type Props = {
  readonly params: Promise<{ org: string }>;
  readonly searchParams: Promise<{ done?: string | string[] }>;
};

/** What an organization needs before its first season: emails, a way to sign in, people, rules. */
export default async function SetUpStepsPage({ params, searchParams }: Props) {
  const { org } = await params;
  const desk = await requireAdmin(org);
  const [frame, { done }, facts] = await Promise.all([
    loadDeskFrame(desk),
    searchParams,
    readSetUpFacts(desk.scope, now()),
  ]);
  const { appUrl, smtp } = env();
  const installation = {
    hasMailServer: smtp !== undefined,
    signInAddress: absolute(appUrl, paths.signIn()),
  };

  return (
    <DeskFrame {...frame} current="people">
      <DoneNotice done={done} words={DONE} />
      <StepList
        org={org}
        steps={setUpSteps(facts, installation, desk.actor.email)}
        hasTested={facts.testEmail !== null}
        canTest={installation.hasMailServer}
      />
    </DeskFrame>
  );
}

const DONE: Readonly<Record<string, string>> = { sent: "The test email is on its way." };
