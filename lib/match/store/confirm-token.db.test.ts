import { beforeAll, expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { readLetters } from "@/lib/mail/testing/read-letters";
import type { MatchId } from "@/lib/shared/ids";
import { freshDatabase } from "@/lib/testing/database";
import { listTestMatches, makeLeague, mustExecute, type TestLeague, TWO_NIL } from "@/lib/testing/league";
import type { PlayerCommand } from "../rules/commands";
import { confirmToken, findReportByToken } from "./confirm-token";

await freshDatabase();

const NOW = new Date("2026-11-16T15:00:00Z");
let league: TestLeague;
beforeAll(async () => {
  league = await makeLeague({ slug: "lakeside", players: 8, firstDay: "2026-11-16", at: NOW });
});

test("the email about a report has a link that confirms it as its reader", async () => {
  const match = await reported(0);
  const [letter] = await readLetters({ key: { startsWith: `${match.id}:2:` } });
  const token = /\?answer=(\S+)/.exec(letter?.text ?? "")?.[1] ?? "";
  expect(await findReportByToken(match.id, token)).toMatchObject({ side: "away", isOpen: true });
});

test.each<{ why: string; command: PlayerCommand; by: "home" | "away" }>([
  { why: "it was confirmed", command: { type: "approve" }, by: "away" },
  { why: "it was changed", command: { type: "amend-report", games: [...TWO_NIL].reverse() }, by: "home" },
  {
    why: "it was contested",
    command: { type: "contest", statement: "We never met for this match.", games: null },
    by: "away",
  },
])("a token is known but opens nothing after $why", async ({ command, by }) => {
  const match = await reported(1 + ["approve", "amend-report", "contest"].indexOf(command.type));
  const token = await tokenFor(match, match.away);
  await mustExecute(match.id, command, { userId: match[by] }, NOW);
  expect(await findReportByToken(match.id, token)).toMatchObject({ isOpen: false });
});

test("a token opens nothing once the match is played again", async () => {
  const match = await reported(6);
  const token = await tokenFor(match, match.away);
  const later = new Date("2026-11-16T20:00:00Z");
  const again = {
    type: "reopen",
    deadlineAt: "2026-11-23T05:59:00.000Z",
    reason: "The board was set up wrong.",
  } as const;
  await mustExecute(match.id, again, { userId: league.directorId }, NOW);
  const times = ["2026-11-16T18:00:00.000Z"] as const;
  await mustExecute(match.id, { type: "propose-times", times }, { userId: match.away }, NOW);
  await mustExecute(match.id, { type: "accept-time", time: times[0] }, { userId: match.home }, NOW);
  await mustExecute(
    match.id,
    { type: "claim-no-show", statement: "I waited outside." },
    { userId: match.home },
    later,
  );
  expect(await findReportByToken(match.id, token)).toMatchObject({ isOpen: false });
});

test("a token is for one report of one match, its reader and the address it was sent to", async () => {
  const match = await reported(4);
  const other = await reported(5);
  const token = await tokenFor(match, match.away);
  expect(await findReportByToken(other.id, token)).toBeNull();
  expect(await findReportByToken(match.id, await tokenFor(match, match.home))).toBeNull();
  expect(await findReportByToken(match.id, token.replace("2-", "1-"))).toBeNull();
  expect(await findReportByToken(match.id, `${token}x`)).toBeNull();
  expect(await findReportByToken(match.id, "2-")).toBeNull();
  await prisma().user.update({ where: { id: match.away }, data: { email: "new@lakeside.example" } });
  expect(await findReportByToken(match.id, token)).toBeNull();
});

type Match = { readonly id: MatchId; readonly home: string; readonly away: string };

/** One of the matches, after its home player reported it. */
async function reported(index: number): Promise<Match> {
  const match = (await listTestMatches(league))[index];
  if (!match) throw new Error("The league has too few matches");
  await mustExecute(match.id, { type: "report", games: TWO_NIL }, { userId: match.home }, NOW);
  return match;
}

async function tokenFor(match: Match, userId: string): Promise<string> {
  const { id, email } = await prisma().user.findUniqueOrThrow({ where: { id: userId } });
  return confirmToken(match.id, 2, { userId: id, email }) ?? "";
}
