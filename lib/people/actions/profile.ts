"use server";

import { redirect } from "next/navigation";
import { answersNothing, personForm } from "@/lib/auth/form-action";
import { formTooOften } from "@/lib/auth/form-too-often";
import { requireActor } from "@/lib/auth/gates";
import { renewCalendarToken } from "@/lib/calendars/store/calendars";
import { deleteCampusConnection } from "@/lib/campus/store/connections";
import { env } from "@/lib/env";
import { paths } from "@/lib/paths";
import { formOf } from "@/lib/shared/form";
import { campusAccountInput } from "../input/campus-account";
import { profileInput } from "../input/profile";
import { deleteCampusAccount } from "../store/campus-accounts";
import { saveOwnProfile } from "../store/people";

/** Changes a person's own name and phone. Standings keep the name they registered with, which a director can correct. */
export const saveProfile = personForm(
  paths.profile(),
  answersNothing("Only its owner changes it.", profileInput),
  async (actor, input, form) => {
    const tooMany = await formTooOften(form, { limit: "profile", by: actor.id });
    if (tooMany) return tooMany;
    await saveOwnProfile(actor.id, { name: input.name, phone: input.phone || null });
    redirect(`${paths.profile()}?done=saved`);
  },
);

/** Replaces the address of a person's own calendar feed; the old one stops working. */
export async function renewCalendar(): Promise<void> {
  const actor = await requireActor(paths.profile());
  await renewCalendarToken(actor.id);
  redirect(`${paths.profile()}?done=calendar`);
}

/**
 * Disconnects a person's campus account, unless it's the only way to sign in: without a mail server no link can be
 * sent, and an organization can take no other way.
 */
export async function disconnectCampus(sent: FormData): Promise<void> {
  const actor = await requireActor(paths.profile());
  const input = campusAccountInput.safeParse(Object.fromEntries(formOf(sent)));
  if (!env().smtp || !input.success) redirect(paths.profile());
  const { org } = input.data;
  const isGone = org ? await deleteCampusConnection(actor.id, org) : await deleteCampusAccount(actor.id);
  redirect(isGone ? paths.campusAccountDone("disconnected", org) : paths.profile());
}
