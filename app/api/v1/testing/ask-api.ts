import type {
  ClosurePreviewResource,
  DeskClosureResource,
  DeskClosureWithMatches,
} from "@/lib/api/input/desk-closure-resources";
import type {
  DeskEquipmentResource,
  DeskReservationResource,
} from "@/lib/api/input/desk-equipment-resources";
import type { DeskRatingResource } from "@/lib/api/input/desk-rating-resource";
import type {
  DeskDivisionResource,
  DeskEligibilityResource,
  DeskEntryResource,
  DeskMatchResource,
  DeskSeasonResource,
} from "@/lib/api/input/desk-resources";
import type { DeskVenueResource } from "@/lib/api/input/desk-venue-resource";
import { listDeskClosures, readDeskClosure } from "@/lib/api/store/desk-closures";
import { listDeskEquipment, listDeskReservations } from "@/lib/api/store/desk-equipment";
import { listDeskMatches, readDeskMatch } from "@/lib/api/store/desk-matches";
import { listDeskRatings } from "@/lib/api/store/desk-ratings";
import {
  readDeskDivision,
  readDeskEligibility,
  readDeskEntry,
  readDeskSeason,
} from "@/lib/api/store/desk-reads";
import { listDeskVenues } from "@/lib/api/store/desk-venues";
import { now } from "@/lib/clock";
import { answerCommand } from "../answer-command";
import { deskRead, staffRead } from "../desk-read";
import { previewClosure } from "../preview-closure";

export type Answered = { readonly status: number; readonly headers: Headers; readonly body: unknown };

type List<Item> = { readonly items: readonly Item[] };

/** A program that asks the API with a token, by its route handlers. */
export function makeProgram(org: string, token: string | null) {
  const headersOf = (more: Readonly<Record<string, string>> = {}) => ({
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    ...more,
  });
  const get = (query: Readonly<Record<string, string>> = {}) =>
    new Request(`http://localhost:3000/api/v1?${new URLSearchParams(query)}`, { headers: headersOf() });
  return {
    /** Sends a command; text and a blob are sent as they are. */
    send: async (
      name: string,
      body: unknown,
      more: Readonly<Record<string, string>> = {},
    ): Promise<Answered> => {
      const request = new Request(`http://localhost:3000/api/v1/organizations/${org}/commands/${name}`, {
        method: "POST",
        headers: headersOf({ "content-type": "application/json", ...more }),
        body: typeof body === "string" || body instanceof Blob ? body : JSON.stringify(body),
      });
      return answered(await answerCommand(request, org, name));
    },
    season: async (season: string) =>
      bodyOf<DeskSeasonResource>(await deskRead(get(), org, (scope) => readDeskSeason(scope, org, season))),
    division: async (season: string, division: string) =>
      bodyOf<DeskDivisionResource>(
        await deskRead(get(), org, (scope) => readDeskDivision(scope, org, { season, division })),
      ),
    entry: async (season: string, division: string, id: string) =>
      bodyOf<DeskEntryResource>(
        await deskRead(get(), org, (scope) => readDeskEntry(scope, { season, division }, id)),
      ),
    eligibility: async (season: string) =>
      bodyOf<DeskEligibilityResource>(
        await deskRead(get(), org, (scope) => readDeskEligibility(scope, org, season)),
      ),
    venues: async () => bodyOf<List<DeskVenueResource>>(await deskRead(get(), org, listDeskVenues)),
    ratings: async (season: string, division: string) =>
      bodyOf<List<DeskRatingResource>>(
        await deskRead(get(), org, (scope) => listDeskRatings(scope, org, { season, division })),
      ),
    closures: async () => bodyOf<List<DeskClosureResource>>(await deskRead(get(), org, listDeskClosures)),
    closure: async (id: string) =>
      bodyOf<DeskClosureWithMatches>(await staffRead(get(), org, (scope) => readDeskClosure(scope, id))),
    closurePreview: async (query: Readonly<Record<string, string>>) =>
      bodyOf<ClosurePreviewResource>(await previewClosure(get(query), org)),
    equipment: async () =>
      bodyOf<List<DeskEquipmentResource>>(await staffRead(get(), org, listDeskEquipment)),
    reservations: async () =>
      bodyOf<List<DeskReservationResource>>(
        await staffRead(get(), org, (scope, { timeZone }) => listDeskReservations(scope, timeZone)),
      ),
    deskMatches: async () =>
      bodyOf<List<DeskMatchResource>>(await staffRead(get(), org, (scope) => listDeskMatches(scope, now()))),
    deskMatch: async (id: string) =>
      bodyOf<DeskMatchResource>(await staffRead(get(), org, (scope) => readDeskMatch(scope, id))),
  };
}

async function answered(response: Response): Promise<Answered> {
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === "" ? null : JSON.parse(text) };
}

async function bodyOf<Body>(response: Response): Promise<Body> {
  const { status, body } = await answered(response);
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body as Body;
}
