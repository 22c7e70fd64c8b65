import { beforeEach, expect, test, vi } from "vitest";
import { type RequestContext, runInRequest } from "@/lib/telemetry/request";
import { GET } from "./route";

const MATCH = "0191f1de-2f6e-7a3c-8b1d-0a2b3c4d5e6f";
const signedIn = vi.hoisted(() => ({ actor: undefined as { readonly id: string } | undefined }));
vi.mock("@/lib/auth/current-actor", () => ({ currentActor: async () => signedIn.actor }));
vi.mock("@/lib/room/store/read-games", () => ({ findSideOf: async () => "home" }));

beforeEach(() => {
  signedIn.actor = undefined;
});

const ask = (match: string) =>
  GET(new Request(`https://rookery.example/api/games/${match}/stream`), {
    params: Promise.resolve({ match }),
  });

test("a program can't follow a redirect to the page to sign in, so it's told that no one is signed in", async () => {
  const answer = await ask("m1");
  expect(answer.status).toBe(401);
  expect(await answer.text()).toBe("You’re signed out.\n");
});

test("the server says its time under a name that older pages don't know, without a place to resume from", async () => {
  signedIn.actor = { id: "amara" };
  const request: RequestContext = { id: "r1" };
  expect((await runInRequest(request, () => ask(MATCH))).status).toBe(200);
  const said = new TextDecoder().decode(request.stream?.beat?.());
  expect(said).toMatch(/^event: time\ndata: \d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z\n\n$/);
  request.stream?.closed();
});
