"use client";

import { useState } from "react";
import type { FormState } from "@/lib/shared/form";

/**
 * The version of what a form changes that the form answers. A refusal draws the whole page again, with the newer versions
 * of all its forms. Only the form that was refused for it answers that one; the others keep theirs, because nothing told
 * their reader about it.
 *
 * @param newest the version that the page shows now
 * @param field the form's field that says the version
 */
export function useSeen(newest: string, state: FormState, field = "seen"): string {
  const [first] = useState(newest);
  return seenBy(state, first, newest, field);
}

/** The version a form answers, by its last answer and the version it began with. */
export function seenBy(state: FormState, first: string, newest: string, field = "seen"): string {
  return state?.outdated ? newest : (state?.typed[field] ?? first);
}
