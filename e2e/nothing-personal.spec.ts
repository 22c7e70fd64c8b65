import { randomUUID } from "node:crypto";
import { prisma } from "@/lib/db/client";
import { expect, findLink, firstMatch, signInAs, test, waitForLetter } from "./fixtures.ts";
import { METRICS_TOKEN, startWatchedApp } from "./support/watched-app.ts";

const VISITOR = "203.0.113.77";

test("logs, metrics and traces say what happened, but not who did it", async ({
  league,
  openWindow,
  expectedErrors,
}, info) => {
  expectedErrors.push(/500/);
  const app = await startWatchedApp(info.outputPath("app.log"));
  const match = await firstMatch(league);
  const email = `amara-${randomUUID().slice(0, 8)}@campus.example`;
  const page = await openWindow({
    baseURL: app.url,
    extraHTTPHeaders: { "x-forwarded-for": VISITOR },
  });

  await page.goto("/me?from=secret-query");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByRole("button", { name: "Email me a link" }).click();
  await expect(page).toHaveURL(/\/sign-in\/sent/);
  const link = new URL(findLink(await waitForLetter(email, /sign-in link/i)));
  await page.goto(link.href);
  await expect(page).toHaveURL(/\/me/);

  await signInAs(page.context(), match.home);
  await page.goto(`/matches/${match.id}`);
  await page.getByText("Give up the match").click();
  await page.getByRole("button", { name: /^Give the match to/ }).click();
  await expect(page).toHaveURL(/done=concede/);

  await signInAs(page.context(), league.directorId);
  const failed = await page.goto(`/desk/${league.org}/equipment`);
  const number = (await failed?.headerValue("x-request-id")) ?? "";
  expect(failed?.status()).toBe(500);
  await expect(page.locator(".mono")).toHaveText(number);
  const cookies = await page.context().cookies();

  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const metrics = await (await fetch(`${app.url}/api/metrics`, { headers })).text();
  expect((await fetch(`${app.url}/api/metrics`)).status).toBe(404);
  const traces = await app.stop();
  const lines = app
    .log()
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));

  await info.attach("log", { body: app.log() });
  const people = await prisma().user.findMany({ select: { name: true, email: true } });
  const personal = [
    ...people.flatMap(({ name, email: address }) => [name, address]),
    ...link.searchParams.values(),
    ...cookies.map(({ value }) => value),
    email,
    VISITOR,
    league.org,
    match.id,
    "secret-query",
  ].filter((text): text is string => text !== null && text.length > 6);
  for (const [name, said] of Object.entries({ log: app.log(), metrics, traces })) {
    const told = personal.filter((text) => said.includes(text));
    expect(told, `${name} tells of somebody`).toEqual([]);
  }

  expect(lines).toContainEqual(
    expect.objectContaining({
      request: number,
      message: "An answer failed",
      route: "/desk/[org]/equipment",
      error: expect.objectContaining({ stack: expect.arrayContaining([expect.stringMatching(/^at /)]) }),
    }),
  );
  expect(lines.filter(({ message }) => message === "An answer failed")).toHaveLength(1);
  expect(metrics).toContain('rookery_http_requests_total{method="GET",route="/matches/[id]",status="200"}');
  expect(metrics).toContain('rookery_emails_total{outcome="sent"} 1');
  expect(metrics).toContain('rookery_match_commands_total{type="concede",answer="accepted"} 1');
  for (const span of ["GET /matches/[id]", "command concede", "send email"]) expect(traces).toContain(span);
});
