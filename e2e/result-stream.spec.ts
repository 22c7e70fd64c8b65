import { prisma } from "@/lib/db/client";
import { mustExecute, TWO_NIL } from "@/lib/testing/league";
import { expect, firstMatch, test } from "./fixtures.ts";

test("a program follows the results of a division, goes on after a break, and reads public names", async ({
  league,
}) => {
  const match = await firstMatch(league);
  const address = `${process.env.APP_URL}/api/v1/organizations/${league.org}/seasons/fall-2026/divisions/open/results/stream`;
  await prisma().withheldName.create({
    data: { organizationId: league.organizationId, userId: match.home, at: new Date() },
  });
  const follow = async (headers: Record<string, string> = {}) => {
    const leaving = new AbortController();
    const answer = await fetch(address, { headers, signal: leaving.signal });
    expect(answer.headers.get("content-type")).toBe("text/event-stream");
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = "";
    const until = async (words: string) => {
      while (!text.includes(words)) text += (await reader?.read())?.value ?? "";
      return text;
    };
    return { until, leave: () => leaving.abort() };
  };

  const first = await follow();
  await first.until("retry:");
  await mustExecute(match.id, { type: "report", games: [...TWO_NIL] }, { userId: match.home }, new Date());
  await mustExecute(match.id, { type: "approve" }, { userId: match.away }, new Date());
  const told = await first.until(match.id);
  first.leave();
  expect(told).toContain("event: result\n");
  expect(told).toContain(match.awayName);
  expect(told).not.toContain(match.homeName);

  const again = await follow({ "Last-Event-ID": "2026-01-01T00:00:00.000Z" });
  expect(await again.until(match.id)).toMatch(/Player\u00a0\d/);
  again.leave();
  const nowhere = await fetch(address.replace("/open/", "/blitz/"));
  expect([nowhere.status, nowhere.headers.get("content-type")]).toEqual([404, "application/problem+json"]);
});
