import type {
  DeskDivisionResource,
  DeskEligibilityResource,
  DeskEntryResource,
  DeskMatchResource,
  DeskSeasonResource,
} from "@/lib/api/input/desk-resources";
import type { DeskVenueResource } from "@/lib/api/input/desk-venue-resource";
import { listDeskMatches, readDeskMatch } from "@/lib/api/store/desk-matches";
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

export type Answered = { readonly status: number; readonly headers: Headers; readonly body: unknown };

/** A program that asks the API with a token, by its route handlers. */
export function makeProgram(org: string, token: string | null) {
  const headersOf = (more: Readonly<Record<string, string>> = {}) => ({
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    ...more,
  });
  const get = () => new Request("http://localhost:3000/api/v1", { headers: headersOf() });
  return {
    /** Sends a command; text is sent as it is. */
    send: async (
      name: string,
      body: unknown,
      more: Readonly<Record<string, string>> = {},
    ): Promise<Answered> => {
      const request = new Request(`http://localhost:3000/api/v1/organizations/${org}/commands/${name}`, {
        method: "POST",
        headers: headersOf({ "content-type": "application/json", ...more }),
        body: typeof body === "string" ? body : JSON.stringify(body),
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
    venues: async () =>
      bodyOf<{ readonly items: readonly DeskVenueResource[] }>(await deskRead(get(), org, listDeskVenues)),
    deskMatches: async () =>
      bodyOf<{ readonly items: readonly DeskMatchResource[] }>(
        await staffRead(get(), org, (scope) => listDeskMatches(scope, now())),
      ),
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
