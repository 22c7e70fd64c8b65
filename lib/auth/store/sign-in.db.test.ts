import { expect, test } from "vitest";
import { prisma } from "@/lib/db/prisma";
import { freshDatabase } from "@/lib/testing/database";
import { findSessionPerson, insertSession, updateSessionRevoked } from "./sign-in";

await freshDatabase();

const NOW = new Date("2026-11-16T15:00:00Z");
const later = (days: number) => new Date(NOW.getTime() + days * 86_400_000);

test("a session lets its person in until it is revoked or over", async () => {
  const { id } = await prisma().user.create({ data: { email: "amara@lakeside.example" } });
  const [kept, revoked] = [await insertSession(id, NOW, 30), await insertSession(id, NOW, 30)];
  await updateSessionRevoked(revoked, later(1));
  expect(await findSessionPerson(kept, later(2))).toMatchObject({ id });
  expect(await findSessionPerson(revoked, later(2))).toBeUndefined();
  expect(await findSessionPerson(kept, later(31))).toBeUndefined();
});
