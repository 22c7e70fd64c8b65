import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import sharp from "sharp";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { prisma } from "@/lib/db/client";
import { inTransaction } from "@/lib/db/transaction";
import { env } from "@/lib/env";
import { movePhotos } from "@/lib/jobs/move-photos";
import { sweep } from "@/lib/jobs/sweep";
import { freshDatabase } from "@/lib/testing/database";
import { listTestMatches, MONDAY, makeLeague, type TestLeague, TWO_NIL } from "@/lib/testing/league";
import type { MatchCommand } from "../../rules/commands";
import { photosIn } from "../../rules/photos";
import { execute } from "../execute";
import { findMatchOfPlayer } from "../read-match";
import { developPhoto, type NewPhoto } from "./develop";
import { movePhoto } from "./move-photos";
import { findPhotoOfDesk, findPhotoOfPlayer } from "./read-photo";

vi.mock("@/lib/env", async (original) => {
  const { env: real } = await original<typeof import("@/lib/env")>();
  return { env: vi.fn(() => ({ ...real(), photoBucket: undefined })) };
});

await freshDatabase();

const SETTINGS = env();
let league: TestLeague;
let match: { readonly id: string; readonly home: string; readonly away: string };
let matches: Awaited<ReturnType<typeof listTestMatches>>;
const later = (hours: number) => new Date(MONDAY.getTime() + hours * 3_600_000);
const REPORT = { type: "report", games: TWO_NIL } as const;
const RULE = { type: "rule", result: "away", score: null, reason: "Enough.", rule: "3.IV" } as const;
const CONTEST = { type: "contest", statement: "I won both games.", games: null } as const;

beforeAll(async () => {
  league = await makeLeague({ players: 12 });
  matches = await listTestMatches(league);
});
beforeEach(() => {
  const next = matches.shift();
  if (!next) throw new Error("No match is left");
  match = next;
});

test("photos are saved with the event they came with, in the order they were picked", async () => {
  const [one, two] = [await makePhoto("red"), await makePhoto("blue")];
  await send(REPORT, match.home, [one, two]);
  await send(CONTEST, match.away, [await makePhoto("green")]);
  await send(RULE, league.directorId, [await makePhoto("white")]);

  const rows = await prisma().photo.findMany({ where: { matchId: match.id }, orderBy: { seq: "asc" } });
  expect(rows.map(({ seq, position }) => [seq, position])).toEqual([
    [2, 1],
    [2, 2],
    [3, 1],
    [4, 1],
  ]);
  const [, report] = (await findMatchOfPlayer(match.id, match.home))?.events ?? [];
  expect(report && photosIn(report.event)).toEqual([one.id, two.id]);
});

test("a refused command saves no photo", async () => {
  const answer = await execute(match.id, CONTEST, { userId: match.away }, later(2), [await makePhoto()]);
  expect(answer?.ok).toBe(false);
  expect(await countPhotos()).toBe(0);
});

test("the photos of a report that equals the other side's stay with the confirmation", async () => {
  await send(REPORT, match.home);
  await send(REPORT, match.away, [await makePhoto()]);
  const event = await prisma().matchEvent.findFirst({
    where: { matchId: match.id, seq: 3 },
    include: { photos: true },
  });
  expect([event?.type, event?.photos.length]).toEqual(["ReportApproved", 1]);
});

test("a person sends 16 photos about a match, and no one uses up another's", async () => {
  await send(REPORT, match.home);
  const four = async () => Promise.all([1, 2, 3, 4].map(() => makePhoto()));
  await send(CONTEST, match.away, await four());
  for (let times = 0; times < 3; times++) await send(STATEMENT, match.away, await four());

  const fifth = await execute(match.id, STATEMENT, { userId: match.away }, later(2), [await makePhoto()]);
  expect(fifth).toMatchObject({ ok: false, refusal: { code: "too-many-photos" } });
  await send(STATEMENT, match.away);
  await send(STATEMENT, match.home, await four());
  expect(await countPhotos()).toBe(20);
});
const STATEMENT = { type: "add-statement", statement: "Here it is." } as const;

test("a photo is shown to the two players and the match's directors, and to no one else", async () => {
  const photo = await makePhoto();
  await send(REPORT, match.home, [photo]);
  const other = matches[0];
  const [elsewhere, stranger] = [await makeLeague({ slug: "elsewhere", players: 2 }), other?.home ?? ""];
  const wanted = { matchId: match.id, photoId: photo.id, isSmall: false };

  expect(await findPhotoOfPlayer(wanted, match.home)).toEqual(photo.large);
  expect(await findPhotoOfPlayer({ ...wanted, isSmall: true }, match.away)).toEqual(photo.small);
  expect(await findPhotoOfDesk(wanted, league.scope)).toEqual(photo.large);

  expect(await findPhotoOfPlayer(wanted, stranger)).toBeUndefined();
  expect(await findPhotoOfPlayer(wanted, elsewhere.directorId)).toBeUndefined();
  expect(await findPhotoOfDesk(wanted, elsewhere.scope)).toBeUndefined();
  const throughOwn = { ...wanted, matchId: other?.id ?? "" };
  expect(await findPhotoOfPlayer(throughOwn, stranger)).toBeUndefined();
  expect(await findPhotoOfDesk(throughOwn, league.scope)).toBeUndefined();
});

test("who sent a photo for the office doesn't see it as a player would", async () => {
  const photo = await makePhoto();
  await send(REPORT, match.home);
  await send(CONTEST, match.away);
  await send(RULE, league.directorId, [photo]);
  const wanted = { matchId: match.id, photoId: photo.id, isSmall: false };
  expect(await findPhotoOfPlayer(wanted, league.directorId)).toBeUndefined();
  expect(await findPhotoOfPlayer(wanted, match.home)).toEqual(photo.large);
});

test("a photo is never changed, taken away, moved or left without its event", async () => {
  const photo = await makePhoto();
  await send(REPORT, match.home, [photo]);
  const where = `WHERE id = '${photo.id}'`;
  await refused(`DELETE FROM photo ${where}`, "append-only");
  await refused("TRUNCATE photo", "append-only");
  await refused(`UPDATE photo SET small = large ${where}`, "append-only");
  await refused(`UPDATE photo SET large = small ${where}`, "append-only");
  await refused(`UPDATE photo SET seq = 1 ${where}`, "append-only");
  await refused(`UPDATE photo SET large = NULL, stored_at = now(), position = 2 ${where}`, "append-only");
  await refused(`UPDATE photo SET large = NULL ${where}`, "photo_is_somewhere");
  await refused(`UPDATE photo SET small = '', large = NULL, forgotten_at = now() ${where}`, "append-only");

  const copy = (values: string) =>
    `INSERT INTO photo SELECT gen_random_uuid(), organization_id, ${values}, width, height, small, large FROM photo ${where}`;
  await refused(copy("match_id, 99, 1"), "photo_match_id_seq_fkey");
  await refused(copy("match_id, 2, 5"), "photo_at_most_four");
  await refused(copy("match_id, 2, 1"), "photo_match_id_seq_position_key");
});

test("the sweep moves photos to the bucket, where they are read from; one that fails stays", async () => {
  const [moved, kept] = [await makePhoto("red"), await makePhoto("blue")];
  await send(REPORT, match.home, [moved, kept]);
  const bucket = await startBucket((key) => !key.includes(kept.id));
  vi.mocked(env).mockImplementation(() => ({ ...SETTINGS, photoBucket: bucket.settings }));
  vi.stubEnv("PHOTOS_BUCKET_URL", bucket.settings.url);
  try {
    // A sweep moves ten, and the other tests left some.
    for (let times = 0; times < 5; times++) await sweep(later(3));
    expect(bucket.objects.get(`/photos/photos/${moved.id}.webp`)).toEqual(Buffer.from(moved.large));
    expect(bucket.signed.every((header) => header.startsWith("AWS4-HMAC-SHA256 Credential=key/"))).toBe(true);
    const rows = await prisma().photo.findMany({
      where: { matchId: match.id },
      orderBy: { position: "asc" },
    });
    expect(rows.map(({ large }) => large === null)).toEqual([true, false]);

    for (const photo of [moved, kept]) {
      const wanted = { matchId: match.id, photoId: photo.id, isSmall: false };
      expect(await findPhotoOfPlayer(wanted, match.away)).toEqual(photo.large);
    }
    await refused(`UPDATE photo SET stored_at = now() WHERE id = '${moved.id}'`, "append-only");

    await forgetPhotos();
    await sweep(later(4));
    expect([...bucket.objects.keys()].filter((key) => key.includes(moved.id))).toEqual([]);
    const gone = { matchId: match.id, photoId: moved.id, isSmall: true };
    expect(await findPhotoOfPlayer(gone, match.away)).toBe("deleted");
    expect(await prisma().photo.count({ where: { matchId: match.id, storedAt: null } })).toBe(2);
  } finally {
    await bucket.stop();
  }
});

test("a bucket that takes all the time of a sweep is left to the next one", async () => {
  await send(REPORT, match.home, [await makePhoto("red"), await makePhoto("blue")]);
  const asked = new Set<string>();
  const bucket = await startBucket((key) => {
    asked.add(key);
    return false;
  });
  vi.mocked(env).mockImplementation(() => ({ ...SETTINGS, photoBucket: bucket.settings }));
  vi.stubEnv("PHOTOS_BUCKET_URL", bucket.settings.url);
  try {
    await movePhotos(later(3), () => new Date(MONDAY.getTime() + asked.size * 15_000));
    expect(asked.size).toBe(1);
    await movePhotos(later(3), () => MONDAY);
    expect(asked.size).toBeGreaterThan(1);
  } finally {
    await bucket.stop();
  }
});

test("a photo that two sweeps move at the same time stays in the bucket", async () => {
  const photo = await makePhoto();
  await send(REPORT, match.home, [photo]);
  let came = 0;
  const bucket = await startBucket(async () => {
    came += 1;
    await vi.waitFor(() => expect(came).toBeGreaterThan(1), 60_000);
    return true;
  });
  vi.mocked(env).mockImplementation(() => ({ ...SETTINGS, photoBucket: bucket.settings }));
  try {
    await Promise.all([movePhoto(photo.id, later(3)), movePhoto(photo.id, later(3))]);
    const wanted = { matchId: match.id, photoId: photo.id, isSmall: false };
    expect(await findPhotoOfPlayer(wanted, match.away)).toEqual(photo.large);
  } finally {
    await bucket.stop();
  }
});

test("a photo of an account that's deleted while it's moved doesn't stay in the bucket", async () => {
  const photo = await makePhoto();
  await send(REPORT, match.home, [photo]);
  let forgetting: Promise<void> | undefined;
  const bucket = await startBucket(async () => {
    forgetting ??= forgetPhotos();
    await forgetting;
    return true;
  });
  vi.mocked(env).mockImplementation(() => ({ ...SETTINGS, photoBucket: bucket.settings }));
  try {
    await movePhoto(photo.id, later(3));
    expect(bucket.objects).toEqual(new Map());
  } finally {
    await bucket.stop();
  }
});

async function send(command: MatchCommand, userId: string, photos: readonly NewPhoto[] = []) {
  const answer = await execute(match.id, command, { userId }, later(2), photos);
  if (!answer?.ok) throw new Error(JSON.stringify(answer));
}

async function makePhoto(background = "red"): Promise<NewPhoto> {
  const file = await sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const developed = await developPhoto(file);
  if (!developed.ok) throw new Error(developed.refusal);
  return developed.value;
}

function countPhotos(): Promise<number> {
  return prisma().photo.count({ where: { matchId: match.id } });
}

/** Deletes the home player's account as far as the match's photos are concerned. */
async function forgetPhotos(): Promise<void> {
  await inTransaction(async (tx) => {
    await tx.$executeRaw`INSERT INTO erasure (user_id, at) VALUES (${match.home}::uuid, now())`;
    await tx.$executeRaw`
      UPDATE photo SET small = '', large = NULL, forgotten_at = now() WHERE match_id = ${match.id}::uuid`;
  });
}

async function refused(sql: string, why: string): Promise<void> {
  await expect(prisma().$executeRawUnsafe(sql)).rejects.toThrow(why);
}

/** A bucket that accepts some keys and answers every other with 503. */
async function startBucket(accepts: (key: string) => boolean | Promise<boolean>) {
  const objects = new Map<string, Buffer>();
  const signed: string[] = [];
  const server = createServer(async (request, response) => {
    const key = request.url ?? "";
    signed.push(request.headers.authorization ?? "");
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    if (!(await accepts(key))) return void response.writeHead(503).end();
    if (request.method === "PUT") objects.set(key, Buffer.concat(parts));
    if (request.method === "DELETE") {
      objects.delete(key);
      return void response.writeHead(204).end();
    }
    const object = objects.get(key);
    response.writeHead(object ? 200 : 404, { etag: '"1"' }).end(request.method === "GET" ? object : "");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/photos`;
  const stop = () => new Promise((resolve) => server.close(resolve));
  return { objects, signed, stop, settings: { url, keyId: "key", secret: "secret", region: "auto" } };
}
