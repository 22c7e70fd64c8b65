import { expect, expectGoodPage, makeStoryLeague, test } from "./fixtures.ts";

test("a director makes a token, and a program does with it what it’s for, until it’s revoked", async ({
  windowOf,
  request,
}) => {
  const league = await makeStoryLeague();
  const director = await windowOf(league.directorId);
  await director.goto("/profile");
  await director.getByRole("link", { name: /^API tokens/ }).click();
  await expect(director.getByRole("heading", { name: "API tokens" })).toBeVisible();
  await director.getByLabel("Name").fill("Club website");
  await director.getByRole("checkbox", { name: "Run seasons" }).check();
  await director.getByRole("button", { name: "Make a token" }).click();
  const token = ((await director.locator("code").textContent()) ?? "").trim();
  expect(token).toMatch(/^rk_[\w-]{43}$/);
  await expectGoodPage(director);

  const api = `/api/v1/organizations/${league.org}`;
  const headers = { authorization: `Bearer ${token}`, "idempotency-key": crypto.randomUUID() };
  const data = {
    preset: "depaul",
    name: "Spring 2027",
    slug: "spring-2027",
    startsOn: "2027-01-11",
    venue: "Student Center",
    divisions: [{ name: "Open" }],
  };
  const made = await request.post(`${api}/commands/createSeason`, { headers, data });
  expect([made.status(), await made.json()]).toEqual([200, { done: "createSeason" }]);
  const again = await request.post(`${api}/commands/createSeason`, { headers, data });
  expect(again.headers()["idempotency-replayed"]).toBe("true");

  // A draft is the director's alone; what's open is everyone's, at once, though it was cached.
  const season = `${api}/seasons/spring-2027`;
  expect((await request.get(season)).status()).toBe(404);
  const seasons = async () => (await (await request.get(`${api}/seasons`)).json()).items.length;
  const before = await seasons();
  const open = { season: "spring-2027", seen: "draft" };
  const bearer = { authorization: `Bearer ${token}` };
  const shownOf = async (slug: string) => (await request.get(`/${league.org}/${slug}`)).text();
  expect(await shownOf("fall-2026")).not.toContain("Spring 2027");
  await request.post(`${api}/commands/openRegistration`, { headers: bearer, data: open });
  await expect.poll(() => shownOf("fall-2026")).toContain("Spring 2027");
  await expect.poll(seasons).toBe(before + 1);
  const read = await request.get(season);
  expect(await read.json()).toMatchObject({ name: "Spring 2027", status: "registration" });
  const { etag = "" } = read.headers();
  expect(etag).not.toBe("");
  expect((await request.get(season, { headers: { "if-none-match": etag } })).status()).toBe(304);

  // The old version of the season is refused in words, as a problem.
  const second = await request.post(`${api}/commands/openRegistration`, { headers: bearer, data: open });
  expect(second.status()).toBe(409);
  expect(second.headers()["content-type"]).toContain("application/problem+json");

  await director.goto("/profile/tokens");
  await expect(director.getByRole("main")).toContainText("Club website: Read, run seasons");
  await director.getByRole("button", { name: /^Revoke/ }).click();
  await expect(director.getByText("Revoked. It no longer works.")).toBeVisible();
  const refused = await request.post(`${api}/commands/openRegistration`, { headers: bearer, data: open });
  expect(refused.status()).toBe(401);
  expect((await request.get("/api/v1/nothing")).headers()["content-type"]).toContain("problem+json");
});
