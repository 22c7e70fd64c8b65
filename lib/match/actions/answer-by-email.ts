"use server";

import { redirect } from "next/navigation";
import { requestOrigin } from "@/lib/auth/origin";
import { paths } from "@/lib/paths";
import { type FormState, formOf, readForm } from "@/lib/shared/form";
import { answerByEmailInput } from "../input/match";
import { findReportByToken } from "../store/confirm-token";
import { authorOf, executeOn } from "./match-action";

/** Confirms the report that an email was about. Anyone with the email can, without signing in. */
export async function confirmByEmail(_before: FormState, sent: FormData): Promise<FormState> {
  const form = formOf(sent);
  const input = readForm(answerByEmailInput, form);
  if (!input.ok) return input.errors;
  const { matchId, answer } = input.value;
  const found = await findReportByToken(matchId, answer);
  if (!found) redirect(paths.match(matchId));

  const { match, side, isOpen } = found;
  if (isOpen) {
    const reader = { id: match[side].userId, origin: await requestOrigin() };
    const author = authorOf(reader, input.value);
    const done = await executeOn(match, { type: "approve", byEmail: true }, author, form);
    if (!done.ok) return done.refusal;
  }
  redirect(`${paths.answerByEmail(matchId, answer)}&done=approve`);
}
