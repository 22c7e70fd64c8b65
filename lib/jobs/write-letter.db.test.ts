import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { prisma } from "@/lib/db/client";
import { inTransaction } from "@/lib/db/transaction";
import { erase } from "@/lib/erasure/testing/erase";
import { MOST_ATTEMPTS } from "@/lib/mail/rules/attempts";
import { listLetters, retryLetter, writeLetters } from "@/lib/mail/store/letters";
import { readLetters } from "@/lib/mail/testing/read-letters";
import { announceRound } from "@/lib/match/store/due-matches";
import { log } from "@/lib/telemetry/log";
import { freshDatabase } from "@/lib/testing/database";
import { listTestMatches, MONDAY, makeLeague, mustExecute, TWO_NIL } from "@/lib/testing/league";
import { chooseSettings } from "@/lib/testing/settings";
import { closeConnections } from "./close-connections";
import { sendLetter } from "./send-letter";

const taken: string[] = [];
/** What happens before the mail server answers. */
let duringDelivery = async (): Promise<unknown> => undefined;
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onData: (stream, _session, done) => {
    text(stream)
      .then((mail) => taken.push(mail.replaceAll("=\r\n", "")))
      .then(() => duringDelivery())
      .then(() => done(), done);
  },
});
server.listen(0, "127.0.0.1");
await once(server.server, "listening");
const { port } = server.server.address() as AddressInfo;
await freshDatabase();
chooseSettings({
  SMTP_URL: `smtp://127.0.0.1:${port}`,
  LETTERS_FROM: "Chess <chess@lakeside.example>",
});

afterAll(async () => {
  await closeConnections();
  server.close();
});
beforeEach(() => {
  taken.splice(0);
  duringDelivery = async () => undefined;
});

let leagues = 0;

/** The email about a report, which no one has sent yet. */
async function reported() {
  leagues += 1;
  const league = await makeLeague({ slug: `write-${leagues}`, players: 4 });
  const [match] = await listTestMatches(league);
  if (!match) throw new Error("No match");
  await mustExecute(match.id, { type: "report", games: TWO_NIL }, { userId: match.home }, MONDAY);
  const key = { startsWith: `${match.id}:2:` };
  const find = () => prisma().letter.findFirstOrThrow({ where: { key } });
  return { league, match, key, find, id: (await find()).id };
}

const queuesOf = (id: string) =>
  prisma().$queryRaw`SELECT name FROM pgboss.job WHERE data ->> 'letterId' = ${id}`;

test("an email about a match says what was true when it happened, and what was sent is kept", async () => {
  const { league, match, key, id, find } = await reported();
  expect(await find()).toMatchObject({ subject: "", text: "", html: "", kind: "match-event" });
  const [then] = await readLetters({ key });
  const { organizationId } = league;
  await prisma().organization.update({
    where: { id: organizationId },
    data: { name: "Renamed", timeZone: "Pacific/Honolulu", contactEmail: "other@lakeside.example" },
  });
  await prisma().entry.updateMany({ where: { organizationId }, data: { name: "Some Body" } });
  await prisma().season.updateMany({ where: { organizationId }, data: { name: "Another" } });
  await mustExecute(
    match.id,
    { type: "amend-report", games: [...TWO_NIL].reverse() },
    { userId: match.home },
    MONDAY,
  );
  expect((await listLetters()).find((each) => each.id === id)).toMatchObject({ subject: then?.subject });

  expect(await sendLetter(id)).toBe("done");
  expect(taken).toHaveLength(1);
  expect(taken[0]).toContain(`Message-ID: ${then?.messageId}`);
  const { sentAt, subject, text, html, kind, facts } = await find();
  expect(sentAt).not.toBeNull();
  expect({ subject, text, html }).toEqual({ subject: then?.subject, text: then?.text, html: then?.html });
  expect(text).toContain(`${league.org} University`);
  expect(text).not.toMatch(/Renamed|Hawaii|Some Body|Another/);
  expect({ kind, facts }).toEqual({ kind: null, facts: null });
  expect(await sendLetter(id)).toBe("done");
  expect(taken).toHaveLength(1);
});

test("an email about a pairing says what was true when the round opened", async () => {
  leagues += 1;
  const league = await makeLeague({ slug: `write-${leagues}`, players: 4 });
  const [match] = await listTestMatches(league);
  const { roundId } = await prisma().match.findUniqueOrThrow({ where: { id: match?.id ?? "" } });
  await announceRound(roundId, MONDAY);
  const key = { startsWith: `${match?.id}:paired:` };
  const stored = await prisma().letter.findMany({ where: { key } });
  expect(stored).toEqual([
    expect.objectContaining({ subject: "", text: "", kind: "pairing" }),
    expect.objectContaining({ subject: "", text: "", kind: "pairing" }),
  ]);
  const then = await readLetters({ key });
  await prisma().entry.updateMany({
    where: { organizationId: league.organizationId },
    data: { name: "Some Body" },
  });

  for (const { id } of stored) expect(await sendLetter(id)).toBe("done");
  const sent = await readLetters({ key });
  expect(sent).toEqual(
    then.map(({ subject, text, html }) =>
      expect.objectContaining({ subject, text, html, kind: null, facts: null }),
    ),
  );
  const people = league.players.filter(({ userId }) => [match?.home, match?.away].includes(userId));
  const names = people.map(({ name }) => expect.stringMatching(new RegExp(`you play ${name}$`)));
  expect(sent.map(({ subject }) => subject)).toEqual(expect.arrayContaining(names));
  expect(taken).toHaveLength(2);
});

test("an email that can't be written stays, is retried, and doesn't hold up the others", async () => {
  const broken = await reported();
  const other = await reported();
  const reports = vi.spyOn(log, "error").mockImplementation(() => undefined);
  await prisma().letter.update({ where: { id: broken.id }, data: { kind: "of-a-later-version" } });
  expect(await sendLetter(broken.id)).toBe("later");
  expect(reports).toHaveBeenCalledWith(
    "An email can’t be written",
    expect.objectContaining({ id: broken.id }),
  );
  expect((await listLetters()).find(({ id }) => id === broken.id)).toMatchObject({
    text: "This email can’t be written.",
    failure: "No letter is of the kind of-a-later-version",
  });
  expect(await sendLetter(other.id)).toBe("done");
  expect(taken).toHaveLength(1);

  await prisma().letter.update({ where: { id: broken.id }, data: { attempts: MOST_ATTEMPTS - 1 } });
  expect(await sendLetter(broken.id)).toBe("done");
  expect((await broken.find()).gaveUpAt).not.toBeNull();
  await prisma().letter.update({ where: { id: broken.id }, data: { kind: "match-event" } });
  expect(await retryLetter(broken.id)).toBe(true);
  expect(await queuesOf(broken.id)).toEqual([{ name: "write-letter" }, { name: "write-letter" }]);
  expect(await sendLetter(broken.id)).toBe("done");
  expect(taken).toHaveLength(2);
  reports.mockRestore();
});

test("an email about someone who deletes their account while it's sent doesn't name them afterward", async () => {
  const { league, match, id, find } = await reported();
  const { name } = league.players.find(({ userId }) => userId === match.home) ?? { name: "" };
  duringDelivery = () => erase(match.home, MONDAY);
  expect(await sendLetter(id)).toBe("done");
  expect(taken[0]).toContain(name);
  const { sentAt, subject, text, html } = await find();
  expect(sentAt).not.toBeNull();
  expect(subject + text + html).toContain("Player\u00a0");
  expect(subject + text + html).not.toContain(name);
});

test("an email that's deleted while the mail server refuses it stays deleted", async () => {
  const { id } = await reported();
  duringDelivery = async () => {
    await prisma().letter.delete({ where: { id } });
    throw new Error("No such user");
  };
  expect(await sendLetter(id)).toBe("later");
  expect(await sendLetter(id)).toBe("done");
  expect(taken).toHaveLength(1);
});

test("only versions that can write an email get to see it, and one that's written is for all", async () => {
  const unwritten = await reported();
  expect(await queuesOf(unwritten.id)).toEqual([{ name: "write-letter" }]);
  const to = { name: "Ann", email: "ann@lakeside.example" };
  const draft = { key: "written-before", to, subject: "Hi", text: "Words.", html: "<p>Words.</p>" };
  await inTransaction((tx) => writeLetters(tx, null, [draft], MONDAY));
  const { id } = await prisma().letter.findUniqueOrThrow({ where: { key: draft.key } });
  expect(await queuesOf(id)).toEqual([{ name: "send-letter" }]);
  expect(await sendLetter(id)).toBe("done");
  expect(taken[0]).toContain("Words.");
});
