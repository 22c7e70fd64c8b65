"use server";

import { redirect } from "next/navigation";
import { adminForm, answersNothing } from "@/lib/auth/form-action";
import { formTooOften } from "@/lib/auth/form-too-often";
import { now } from "@/lib/clock";
import { setUpPaths } from "@/lib/paths/set-up";
import { testEmailInput } from "../input/test-email";
import { writeTestEmail } from "../store/set-up-facts";

/** Sends a test email to the admin who asks. */
export const sendTestEmail = adminForm(
  answersNothing("One more test email does no harm.", testEmailInput),
  async ({ scope, organization }, _, form) => {
    const tooMany = await formTooOften(form, { limit: "test-email", by: scope.userId });
    if (tooMany) return tooMany;
    await writeTestEmail(scope, organization, now());
    redirect(`${setUpPaths.setUpSteps(organization.slug)}?done=sent`);
  },
);
