import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { asBearer } from "@/lib/auth/bearer";
import { findSessionPerson, insertSession } from "@/lib/auth/store/sign-in";
import { prisma } from "@/lib/db/client";
import { execute } from "@/lib/match/store/execute";
import { freshDatabase } from "@/lib/testing/database";
import { listTestMatches, MONDAY, makeLeague, TWO_NIL } from "@/lib/testing/league";
import { GET } from "./route";

await freshDatabase();
const league = await makeLeague();
const { organizationId, directorId } = league;
const [match] = await listTestMatches(league);
if (!match) throw new Error("There is a match");
const photo = randomUUID();
const pixels = new Uint8Array([1]);
const photos = [{ id: photo, large: pixels, small: pixels, width: 1, height: 1 }];
await execute(match.id, { type: "report", games: TWO_NIL }, { userId: match.home }, MONDAY, photos);

/** The status of the photo's address for a session. */
async function open(sessionId: string): Promise<number> {
  const actor = await findSessionPerson(sessionId, new Date());
  if (!actor) throw new Error("The session holds");
  const params = Promise.resolve({ id: match?.id ?? "", photo });
  const answer = asBearer(actor, () => GET(new Request("http://localhost/"), { params }));
  return answer.then(
    ({ status }) => status,
    ({ digest }: { readonly digest: string }) => Number(digest.split(";")[1]),
  );
}

test("a photo is for the match's players and its directors", async () => {
  const statusFor = async (userId: string) => open(await insertSession(userId, new Date(), 30));
  const other = league.players.find(({ userId }) => ![match.home, match.away].includes(userId));
  expect(await statusFor(match.away)).toBe(200);
  expect(await statusFor(directorId)).toBe(200);
  expect(await statusFor(other?.userId ?? "")).toBe(404);
});

test("with campus sign-in only, a director sees a photo in a session from the campus", async () => {
  const idp = { entityId: "https://login.lakeside.example", metadata: "<x/>", isOnly: true };
  const [readAt, triedAt] = [MONDAY, MONDAY];
  await prisma().campusSignIn.create({ data: { organizationId, ...idp, readAt, triedAt } });
  const sessionId = await insertSession(directorId, new Date(), 30);
  expect(await open(sessionId)).toBe(404);
  await prisma().campusSession.create({ data: { sessionId, organizationId, nameId: "n" } });
  expect(await open(sessionId)).toBe(200);
});
