import { type FormErrors, formErrors, markOutdated } from "@/lib/shared/form";
import { refreshPage } from "./bearer";

/** Keeps what was typed, redraws the page, and says why. A refusal of `changed` marks the form as outdated. */
export function refuseForm(
  form: FormData,
  refusal: string | object,
  sentence: string,
  field?: string,
): FormErrors {
  refreshPage();
  return markOutdated(formErrors(form, sentence, field ? { [field]: sentence } : {}), refusal === "changed");
}
