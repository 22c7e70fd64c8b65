"use server";

import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { refreshPage } from "@/lib/auth/bearer";
import { isSecure } from "@/lib/auth/cookies";
import { currentSessionId } from "@/lib/auth/current-session";
import { personForm } from "@/lib/auth/form-action";
import { formTooOften } from "@/lib/auth/form-too-often";
import { sessionCookieName } from "@/lib/auth/session-cookie";
import { now } from "@/lib/clock";
import { expireAllPublicPages } from "@/lib/jobs/expire-in-request";
import { sayGoodbye } from "@/lib/jobs/say-goodbye";
import { erasurePaths } from "@/lib/paths/erasure";
import { formErrors } from "@/lib/shared/form";
import { deleteAccountInput } from "../input/delete-account";
import { eraseAccount } from "../store/erase";
import { ERASURE_REFUSAL_SENTENCES, WRONG_EMAIL } from "../words/erasure";

/** Deletes the reader's own account, as the page said. */
export const deleteAccount = personForm(
  erasurePaths.deleteAccount(),
  deleteAccountInput,
  async (actor, { stamp, email }, form) => {
    const tooMany = await formTooOften(form, { limit: "delete-account", by: actor.id });
    if (tooMany) return tooMany;
    if (email !== actor.email) return formErrors(form, WRONG_EMAIL, { email: WRONG_EMAIL });

    const sessionId = (await currentSessionId()) ?? "";
    const answer = await eraseAccount({ userId: actor.id, sessionId, stamp }, now());
    if (!answer.ok) {
      // The page says what to do: read what would happen now, settle something first, or sign in again.
      refreshPage();
      return formErrors(form, ERASURE_REFUSAL_SENTENCES[answer.refusal]);
    }
    expireAllPublicPages(answer.value.changes);
    sayGoodbye(answer.value.goodbye);
    const attributes = { maxAge: 0, path: "/", httpOnly: true, secure: isSecure() };
    (await cookies()).set(sessionCookieName(), "", attributes);
    redirect(erasurePaths.accountDeleted());
  },
);
