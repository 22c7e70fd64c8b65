import { formTooOften } from "@/lib/auth/form-too-often";
import type { FormState } from "@/lib/shared/form";

/**
 * Counts what writes to an address that someone named, by who does it and by the address: an organization's people can name
 * any address, also one of someone who never asked for emails.
 */
export function invitedTooOften(form: FormData, by: string, email: string): Promise<FormState> {
  return formTooOften(form, { limit: "invitation", by }, { limit: "invitation-to-address", by: email });
}
