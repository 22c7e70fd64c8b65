"use server";

import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { SESSION_DAYS } from "@/lib/auth/auth-options";
import { isSecure } from "@/lib/auth/cookies";
import { answersNothing, formAction } from "@/lib/auth/form-action";
import { requireSetUp } from "@/lib/auth/gates";
import { sealSession, sessionCookieName } from "@/lib/auth/session-cookie";
import { now } from "@/lib/clock";
import { setUpPaths } from "@/lib/paths/set-up";
import { formErrors } from "@/lib/shared/form";
import { firstOrganizationInput } from "../input/new-organization";
import { openFirstOrganization } from "../store/open-organization";

/** Creates the first organization of a site and signs in the person who set it up. */
export const setUpSite = formAction(
  requireSetUp,
  answersNothing("There's nothing yet that it could answer.", firstOrganizationInput),
  async (_, input, form) => {
    const opened = await openFirstOrganization(input, { at: now(), days: SESSION_DAYS });
    if (!opened.ok) return formErrors(form, "Someone else has just set this site up. Sign in instead.");
    const maxAge = SESSION_DAYS * 86_400;
    (await cookies()).set(sessionCookieName(), await sealSession(opened.value, maxAge), {
      httpOnly: true,
      sameSite: "lax",
      secure: isSecure(),
      path: "/",
      maxAge,
    });
    redirect(setUpPaths.setUpSteps(input.slug));
  },
);
