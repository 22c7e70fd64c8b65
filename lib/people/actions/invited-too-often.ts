import { formTooOften } from "@/lib/auth/form-too-often";
import { giveBack, type Use } from "@/lib/limits/spend";
import type { FormState } from "@/lib/shared/form";
import type { DirectorScope } from "../rules/permissions";

/** Who causes an email to an address, and for which organization. */
type Inviting = Pick<DirectorScope, "organizationId" | "userId">;

/**
 * Counts forms that email an address someone typed, by the sender and by the address: it can be the address of a person
 * who never asked for emails. Each organization has counts of its own, so none can use up another's.
 */
export function invitedTooOften(form: FormData, by: Inviting, email: string): Promise<FormState> {
  return formTooOften(form, { limit: "invitation", by: by.userId }, toAddress(by, email));
}

/** Takes the count of the address back, because no email was written to it. */
export function notInvited(by: Inviting, email: string): Promise<void> {
  return giveBack([toAddress(by, email)]);
}

function toAddress({ organizationId }: Inviting, email: string): Use {
  return { limit: "invitation-to-address", by: `${organizationId} ${email}` };
}
