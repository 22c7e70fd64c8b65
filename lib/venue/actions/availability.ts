"use server";

import { notFound, redirect } from "next/navigation";
import { answersNothing, formAction } from "@/lib/auth/form-action";
import { requireActor } from "@/lib/auth/gates";
import { paths } from "@/lib/paths";
import { findOrganization } from "@/lib/people/store/organizations";
import { listRoles } from "@/lib/people/store/roles-now";
import { freeDayInput, freeWeekInput, readFreeDay, readFreeWeek } from "../input/availability";
import { deleteFreeDay, updateFreeDay, updateFreeWeek } from "../store/availability";

// A player's availability. Only the player can change it.

/** Saves the availability of a typical week. */
export const saveFreeWeek = formAction(
  ownHours,
  answersNothing("Only its owner changes it.", freeWeekInput),
  async ({ organization, userId }, _input, form) => {
    await updateFreeWeek(organization.id, userId, readFreeWeek(form));
    redirect(`${paths.availability(organization.slug)}?done=week`);
  },
);

/** Saves the availability of one date. */
export const saveFreeDay = formAction(
  ownHours,
  answersNothing("Only its owner changes it.", freeDayInput),
  async ({ organization, userId }, input, form) => {
    await updateFreeDay(organization.id, userId, input.date, readFreeDay(form));
    redirect(`${paths.availability(organization.slug)}?done=day`);
  },
);

/** Removes the exception for a date. */
export const removeFreeDay = formAction(
  ownHours,
  answersNothing("Only its owner changes it.", freeDayInput),
  async ({ organization, userId }, input) => {
    await deleteFreeDay(organization.id, userId, input.date);
    redirect(`${paths.availability(organization.slug)}?done=day-removed`);
  },
);

async function ownHours(org: string) {
  const actor = await requireActor(paths.availability(org));
  const organization = await findOrganization(org);
  if (!organization || (await listRoles(organization.id, actor.id)).length === 0) notFound();
  return { organization, userId: actor.id };
}
