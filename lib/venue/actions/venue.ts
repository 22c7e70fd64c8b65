"use server";

import { notFound, redirect } from "next/navigation";
import type { z } from "zod";
import { answersNothing, directorForm } from "@/lib/auth/form-action";
import { refuseForm } from "@/lib/auth/refuse-form";
import { now } from "@/lib/clock";
import { paths } from "@/lib/paths";
import type { DirectorScope } from "@/lib/people/rules/permissions";
import { requireSeason } from "@/lib/season/actions/require-season";
import { dateIn } from "@/lib/shared/dates";
import { type FormState, fieldErrors, formErrors } from "@/lib/shared/form";
import { instantOf, type Zone } from "@/lib/shared/instant";
import { isDayTooFar, tooFarWords } from "@/lib/shared/too-far";
import {
  exceptionInput,
  newVenueInput,
  readWeeklyHours,
  removeExceptionInput,
  retireInput,
  seasonVenueInput,
  stockInput,
  venueInput,
  whereaboutsInput,
} from "../input/venue";
import {
  deleteException,
  insertEquipment,
  insertException,
  insertTable,
  insertVenue,
  retire,
  updateSeasonVenue,
  updateVenueHours,
  updateWhereabouts,
} from "../store/change-venue";
import { findVenue } from "../store/read-venues";
import {
  lackingWords,
  SEASON_VENUE_REFUSAL_SENTENCES,
  stillBooked,
  VENUE_REFUSAL_SENTENCES,
} from "../words/refusals";

// What a director can do with venues.

export const createVenue = directorForm(
  answersNothing("It makes a venue that no one has seen yet.", newVenueInput),
  async ({ scope, organization }, input, form) => {
    const answer = await insertVenue(scope, input, now());
    if (!answer.ok) {
      const sentence = VENUE_REFUSAL_SENTENCES[answer.refusal];
      return formErrors(form, sentence, { slug: sentence });
    }
    redirect(`${paths.deskVenue(organization.slug, input.slug)}?done=created`);
  },
);

export const saveVenueHours = venueForm(venueInput, async ({ scope, venue, back }, input, form) => {
  const { weekly, errors } = readWeeklyHours(form);
  if (Object.keys(errors).length > 0) return fieldErrors(form, errors);
  const answer = await updateVenueHours(scope, venue, { weekly, seen: input.seen }, now());
  if (!answer.ok)
    return refuseForm(
      form,
      answer.refusal,
      "Someone changed these hours after you opened the page. What you typed is still here; reload the page to see theirs.",
    );
  redirect(`${back}?done=hours`);
});

export const saveWhereabouts = venueForm(
  whereaboutsInput,
  async ({ scope, venue, back }, { address, directions, seen }, form) => {
    const answer = await updateWhereabouts(scope, venue, { address, directions, seen }, now());
    if (!answer.ok)
      return refuseForm(
        form,
        answer.refusal,
        "Someone changed the address after you opened the page. What you typed is still here; reload the page to see theirs.",
      );
    redirect(`${back}?done=whereabouts`);
  },
);

export const addException = venueForm(
  answersNothing("It adds days beside those that are there.", exceptionInput),
  async ({ scope, venue, back, zone }, input, form) => {
    const { from, until, opensAt, closesAt, reason } = input;
    const today = dateIn(instantOf(now()), zone);
    if (isDayTooFar(until, today, "a year"))
      return fieldErrors(form, { [until === from ? "from" : "until"]: tooFarWords("That day", "a year") });
    const hours = opensAt ? { opensAt, closesAt } : null;
    const answer = await insertException(scope, venue, { from, until, hours, reason }, now());
    if (!answer.ok) return fieldErrors(form, { from: VENUE_REFUSAL_SENTENCES[answer.refusal] });
    redirect(`${back}?done=exception`);
  },
);

export const removeException = venueForm(
  answersNothing("It names the days it removes, and they never change.", removeExceptionInput),
  async ({ scope, venue, back }, input) => {
    const answer = (await deleteException(scope, venue, input.id, now())) ?? notFound();
    redirect(`${back}?done=${answer.ok ? "exception-removed" : answer.refusal}`);
  },
);

/** Adds a table, a board or a clock. */
export const addStock = venueForm(
  answersNothing("It adds a thing beside those that are there.", stockInput),
  async ({ scope, venue, back }, { kind, label }, form) => {
    const answer =
      kind === "table"
        ? await insertTable(scope, venue, label, now())
        : await insertEquipment(scope, venue, { kind, label }, now());
    if (!answer.ok) {
      const sentence = VENUE_REFUSAL_SENTENCES[answer.refusal];
      return formErrors(form, sentence, { label: sentence });
    }
    redirect(`${back}?done=${kind === "table" ? "table" : "equipment"}`);
  },
);

/** Takes tables, boards and clocks out of use. */
export const retireStock = venueForm(
  answersNothing("It names things, which either are in use or aren't.", retireInput),
  async ({ scope, venue, back }, { picks }, form) => {
    const answer = (await retire(scope, venue, picks, now())) ?? notFound();
    if (!answer.ok) return formErrors(form, stillBooked(answer.refusal.booked));
    redirect(`${back}?done=retired`);
  },
);

/** Chooses where a season's matches are booked. */
export const chooseSeasonVenue = directorForm(
  seasonVenueInput,
  async ({ scope, organization }, input, form) => {
    const season = await requireSeason(organization.slug, input.season);
    const venue = input.venue ? await findVenue(organization.id, input.venue) : null;
    if (venue === undefined) notFound();
    const choice = { venueId: venue?.id ?? null, seen: input.seen };
    const answer = await updateSeasonVenue(scope, season, choice, now());
    if (!answer.ok) {
      const { refusal } = answer;
      if (typeof refusal === "object")
        return formErrors(
          form,
          `${lackingWords(venue?.name ?? "", refusal.lacks)} Add them on its page first.`,
        );
      const sentence = SEASON_VENUE_REFUSAL_SENTENCES[refusal];
      return refusal === "changed" ? refuseForm(form, refusal, sentence) : formErrors(form, sentence);
    }
    redirect(`${paths.deskSeason(organization.slug, season.slug)}?done=venue`);
  },
);

/** A form about one of an organization's venues. */
function venueForm<Schema extends Parameters<typeof directorForm>[0] & z.ZodType<{ venue: string }>>(
  schema: Schema,
  act: (at: VenueDesk, input: z.output<Schema>, form: FormData) => Promise<FormState>,
) {
  return directorForm(schema, async ({ scope, organization }, input, form) => {
    const venue = await findVenue(organization.id, input.venue);
    if (!venue) notFound();
    return act(
      { scope, venue, zone: organization.timeZone, back: paths.deskVenue(organization.slug, venue.slug) },
      input,
      form,
    );
  });
}

type VenueDesk = {
  readonly scope: DirectorScope;
  readonly venue: NonNullable<Awaited<ReturnType<typeof findVenue>>>;
  readonly zone: Zone;
  readonly back: string;
};
