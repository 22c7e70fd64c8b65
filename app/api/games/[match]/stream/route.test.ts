import { expect, test, vi } from "vitest";
import { GET } from "./route";

vi.mock("@/lib/auth/current-actor", () => ({ currentActor: async () => undefined }));

test("a program can't follow a redirect to the page to sign in, so it's told that nobody is signed in", async () => {
  const request = new Request("https://rookery.example/api/games/m1/stream");
  const answer = await GET(request, { params: Promise.resolve({ match: "m1" }) });
  expect(answer.status).toBe(401);
  expect(await answer.text()).toBe("You’re signed out.\n");
});
