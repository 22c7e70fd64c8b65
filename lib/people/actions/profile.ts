"use server";

import { redirect } from "next/navigation";
import { personForm } from "@/lib/auth/form-action";
import { requireActor } from "@/lib/auth/gates";
import { renewCalendarToken } from "@/lib/calendars/store/calendars";
import { env } from "@/lib/env";
import { paths } from "@/lib/paths";
import { profileInput } from "@/lib/season/input/season";
import { deleteCampusAccount } from "../store/campus-accounts";
import { updatePhoneShared, updateProfile } from "../store/people";

/** Changes one's own name and phone. Names in tables stay as they were when one registered. */
export const saveProfile = personForm(paths.profile(), profileInput, async (actor, input) => {
  await updateProfile(actor.id, { name: input.name, phone: input.phone || null });
  await updatePhoneShared(actor.id);
  redirect(`${paths.profile()}?done=saved`);
});

/** Gives one's own calendar feed a new address; the old one ends. */
export async function renewCalendar(): Promise<void> {
  const actor = await requireActor(paths.profile());
  await renewCalendarToken(actor.id);
  redirect(`${paths.profile()}?done=calendar`);
}

/** Takes one's campus account off one's profile, unless it is the only way in: without a mail server no link is sent. */
export async function disconnectCampus(): Promise<void> {
  const actor = await requireActor(paths.profile());
  if (!env().smtp) redirect(paths.profile());
  await deleteCampusAccount(actor.id);
  redirect(`${paths.profile()}?done=disconnected`);
}
