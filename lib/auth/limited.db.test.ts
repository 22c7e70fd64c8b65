import { beforeAll, expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { askToLeave, register, withdraw } from "@/lib/entries/actions/entry";
import { importFromFile } from "@/lib/entries/actions/import-entries";
import { deleteAccount } from "@/lib/erasure/actions/delete-account";
import { LIMITS, type LimitName } from "@/lib/limits/limits";
import { spend } from "@/lib/limits/spend";
import { writeLetter } from "@/lib/mail/actions/write-letter";
import { contestReport, reportResult } from "@/lib/match/actions/match";
import { enterResult } from "@/lib/match/actions/staff-entry";
import { setWatching } from "@/lib/match/actions/watching";
import { grantRole } from "@/lib/people/actions/people";
import { nameStandIn } from "@/lib/people/actions/stand-ins";
import { listRolesEverywhere } from "@/lib/people/store/roles-everywhere";
import { STAND_IN_REFUSAL_SENTENCES } from "@/lib/people/words/refusals";
import { rateOpponent } from "@/lib/sportsmanship/actions/rate";
import { type RequestContext, runInRequest } from "@/lib/telemetry/request";
import { askAs } from "@/lib/testing/ask-as";
import { freshDatabase } from "@/lib/testing/database";
import { listTestMatches, makeLeague, type TestLeague } from "@/lib/testing/league";

const asking = askAs();

await freshDatabase();

let league: TestLeague;
let open: TestLeague;
let match: { id: string; home: string; away: string };
beforeAll(async () => {
  league = await makeLeague({ players: 4 });
  open = await makeLeague({ slug: "open-campus", players: 2, publish: false });
  match = (await listTestMatches(league))[0] ?? { id: "", home: "", away: "" };
});

const GAMES = { "white-0": "home", "winner-0": "home", "ending-0": "checkmate" };
const divisionId = () => league.season.divisions[0]?.id ?? "";

test.each([
  {
    why: "a result",
    limit: "report",
    action: reportResult,
    by: () => match.home,
    fields: () => ({ matchId: match.id, ...GAMES }),
  },
  {
    why: "a contested result",
    limit: "report",
    action: contestReport,
    by: () => match.home,
    fields: () => ({ matchId: match.id, statement: "That isn’t what we played.", played: "no" }),
  },
  {
    why: "a result entered at the desk",
    limit: "report",
    action: enterResult,
    by: () => league.directorId,
    fields: () => ({
      org: league.org,
      matchId: match.id,
      source: "paper-slip",
      note: "Signed slip.",
      ...GAMES,
    }),
  },
  {
    why: "a file of players",
    limit: "import",
    action: importFromFile,
    by: () => open.directorId,
    fields: () => ({
      org: open.org,
      season: "fall-2026",
      csv: "name,email\nAmara Osei,amara@lakeside.example",
    }),
  },
  {
    why: "an email to players",
    limit: "email",
    action: writeLetter,
    by: () => league.directorId,
    fields: () => ({
      org: league.org,
      season: "fall-2026",
      division: "open",
      to: "everybody",
      subject: "Round 1",
      words: "Play soon.",
      nonce: crypto.randomUUID(),
      step: "send",
    }),
  },
  {
    why: "a request to leave",
    limit: "email",
    action: askToLeave,
    by: () => match.home,
    fields: () => ({ divisionId: divisionId(), note: "I moved away." }),
  },
  {
    why: "who can watch",
    limit: "match-choice",
    action: setWatching,
    by: () => match.home,
    fields: () => ({ matchId: match.id, watching: "off" }),
  },
  {
    why: "a rating of sportsmanship",
    limit: "match-choice",
    action: rateOpponent,
    by: () => match.away,
    fields: () => ({ matchId: match.id, rating: "4" }),
  },
  {
    why: "a registration without a campus ID",
    limit: "registration",
    action: register,
    by: () => match.home,
    fields: () => ({
      divisionId: divisionId(),
      rulePackId: crypto.randomUUID(),
      name: "Amara Osei",
      accepted: "yes",
    }),
  },
  {
    why: "a registration taken back",
    limit: "registration",
    action: withdraw,
    by: () => match.away,
    fields: () => ({ divisionId: divisionId() }),
  },
  {
    why: "a role for an address",
    limit: "invitation-to-address",
    action: grantRole,
    by: () => league.directorId,
    uses: () => `${league.organizationId} other@lakeside.example`,
    fields: () => ({ org: league.org, email: "other@lakeside.example", role: "staff", name: "Priya Rao" }),
  },
  {
    why: "a role",
    limit: "invitation",
    action: grantRole,
    by: () => league.directorId,
    fields: () => ({ org: league.org, email: "new@lakeside.example", role: "staff", name: "Priya Rao" }),
  },
  {
    why: "a mistyped address of an account to delete",
    limit: "delete-account",
    action: deleteAccount,
    by: () => match.away,
    fields: () => ({ stamp: "as-shown", email: "mistyped@lakeside.example" }),
  },
] as const)(
  "$why that comes too often changes nothing, is answered with 429 and keeps what was typed",
  async (row) => {
    await useUp(row.limit, "uses" in row ? row.uses() : row.by());
    const person = { id: row.by(), email: "somebody@lakeside.example", name: "Somebody", phone: null };
    asking.actor = { ...person, rolesEverywhere: await listRolesEverywhere(row.by(), new Date()) };
    const before = await countRows();

    const context: RequestContext = { id: "test-request" };
    const form = formOf(row.fields());
    const state = await runInRequest(context, () => row.action(null, form as never));
    const errors = state && "sentence" in state ? state : null;

    expect(errors?.sentence).toMatch(/Try again in (10 minutes|60 minutes|24 hours)\.$/);
    expect(context.answer).toMatchObject({
      status: 429,
      headers: { "retry-after": expect.stringMatching(/^\d+$/) },
    });
    expect(await countRows()).toEqual(before);
    if (row.limit !== "import") expect(errors?.typed).toEqual(typedOf(form));
  },
);

test("an address's use is given back if no email is written, and each organization has its own", async () => {
  const email = "again@lakeside.example";
  await useUp("invitation-to-address", `${league.organizationId} ${email}`);
  const person = { id: open.directorId, email: "somebody@lakeside.example", name: "Somebody", phone: null };
  asking.actor = { ...person, rolesEverywhere: await listRolesEverywhere(person.id, new Date()) };
  const most = LIMITS["invitation-to-address"].most;
  const grant = async (role: string) =>
    runInRequest({ id: "test-request" }, () => grantRole(null, formOf({ org: open.org, email, role })));
  for (let turn = 0; turn <= most; turn += 1) await expect(grant("staff")).rejects.toThrow("NEXT_REDIRECT");

  const standIn = { org: open.org, director: open.directorId, email, from: "2026-01-05T09:00" };
  for (let turn = 0; turn <= most; turn += 1) {
    const form = formOf({ ...standIn, until: "2026-01-06T09:00" });
    const state = await runInRequest({ id: "test-request" }, () => nameStandIn(null, form));
    expect(state && "sentence" in state && state.sentence).toBe(STAND_IN_REFUSAL_SENTENCES["in-the-past"]);
  }
  await expect(grant("director")).rejects.toThrow("NEXT_REDIRECT");
  expect(await prisma().letter.count({ where: { toEmail: email } })).toBe(2);
});

async function useUp(limit: LimitName, by: string): Promise<void> {
  for (let turn = 0; turn < LIMITS[limit].most; turn += 1) await spend([{ limit, by }]);
}

async function countRows() {
  return [
    await prisma().matchEvent.count(),
    await prisma().letter.count(),
    await prisma().auditEvent.count(),
    await prisma().entry.count(),
  ];
}

function formOf(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

function typedOf(form: FormData) {
  return Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
}
