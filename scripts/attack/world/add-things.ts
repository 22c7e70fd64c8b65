import { createHash, randomUUID } from "node:crypto";
import { prisma } from "@/lib/db/client";
import type { TestLeague } from "@/lib/testing/league";
import type { Ids } from "./id-names.ts";
import type { People } from "./people.ts";

type ThingIds = Pick<
  Ids,
  | "venue"
  | "table"
  | "exception"
  | "closure"
  | "break"
  | "standIn"
  | "apiToken"
  | "webhook"
  | "message"
  | "listException"
  | "registrationHold"
  | "paper"
  | "checkout"
  | "label"
  | "letter"
>;

/**
 * A venue with a table, an exception to its hours, a closure, a break of the season, a stand-in, a waiver on paper, one board that's checked out and one that isn't, and an email that
 * failed for good.
 */
export async function addThings(
  { organizationId, org, season, directorId, players }: TestLeague,
  { staff }: People,
  at: Date,
): Promise<ThingIds> {
  const slug = `lounge-${org}`;
  const { id: venueId } = await prisma().venue.findFirstOrThrow({ where: { organizationId } });
  await prisma().venue.update({ where: { id: venueId }, data: { slug } });
  const own = { organizationId, venueId };
  const table = await prisma().venueTable.findFirstOrThrow({ where: own });
  const [lent, board] = await prisma().equipment.findMany({ where: own });
  const date = new Date(at.getTime() + 20 * 86_400_000);
  const exception = await prisma().venueException.create({
    data: { ...own, fromDate: date, untilDate: date, reason: "Exams" },
  });
  const closure = await prisma().closure.create({
    data: {
      organizationId,
      startsAt: date,
      endsAt: new Date(date.getTime() + 86_400_000),
      reason: "Snow",
      days: 0,
      createdAt: at,
      createdByUserId: staff,
    },
  });
  const pause = await prisma().seasonBreak.create({
    data: { organizationId, seasonId: season.id, name: "Exams", fromDate: date, untilDate: date },
  });
  const standIn = await prisma().standIn.create({
    data: {
      organizationId,
      directorId,
      userId: staff,
      fromAt: date,
      untilAt: new Date(date.getTime() + 86_400_000),
      createdAt: at,
    },
  });
  const token = await prisma().apiToken.create({
    data: {
      organizationId,
      userId: directorId,
      name: "Club website",
      scopes: ["read"],
      tokenHash: createHash("sha256").update(organizationId).digest("hex"),
      createdAt: at,
    },
  });
  const url = `https://hook.${org}.example.edu/rookery`;
  const secret = "whsec_AAAA";
  const webhook = await prisma().webhook.create({ data: { organizationId, url, secret, createdAt: at } });
  const message = await prisma().webhookMessage.create({
    data: { id: randomUUID(), webhookId: webhook.id, type: "season.changed", data: {}, createdAt: at },
  });
  const named = { organizationId, email: `held@${org}.example` };
  const listException = await prisma().eligibilityException.create({
    data: { ...named, seasonId: season.id, reason: "Staff", grantedBy: staff, grantedAt: at },
  });
  const registrationHold = await prisma().registrationHold.create({
    data: { ...named, kind: "unpaid", placedBy: staff, placedAt: at },
  });
  const waiver = { organizationId, seasonId: season.id, version: 1 };
  await prisma().waiverText.create({ data: { ...waiver, text: "At my own risk.", writtenAt: at } });
  const signed = {
    userId: players.at(-1)?.userId ?? "",
    signedName: "Somebody",
    onPaper: true,
    note: "Folder",
  };
  const paper = await prisma().waiverAcceptance.create({
    data: { ...waiver, ...signed, recordedBy: directorId, acceptedAt: at },
  });
  const borrowed = { borrower: "Somebody", idKind: "passport", idLast4: "0000" };
  const checkout = await prisma().checkout.create({
    data: {
      organizationId,
      equipmentId: lent?.id ?? "",
      ...borrowed,
      outAt: at,
      dueAt: date,
      outByUserId: staff,
    },
  });
  return {
    venue: slug,
    table: table.id,
    exception: exception.id,
    closure: closure.id,
    break: pause.id,
    standIn: standIn.id,
    apiToken: token.id,
    webhook: webhook.id,
    message: message.id,
    listException: listException.id,
    registrationHold: registrationHold.id,
    paper: paper.id,
    checkout: checkout.id,
    label: board?.label ?? "",
    letter: await addLetter(organizationId, org, at),
  };
}

/** A photo that came with the first event of a match. */
export async function addPhoto({ organizationId }: TestLeague, matchId: string): Promise<string> {
  const [pixels, id] = [Buffer.from("RIFF"), randomUUID()];
  const size = { width: 1, height: 1, small: pixels, large: pixels };
  await prisma().photo.create({ data: { id, organizationId, matchId, seq: 1, position: 1, ...size } });
  return id;
}

async function addLetter(organizationId: string, org: string, at: Date): Promise<string> {
  const words = { toEmail: `nobody@${org}.example`, subject: "Given up", text: "", html: "" };
  const ids = { organizationId, key: `given-up-${org}`, messageId: `<given-up@${org}>` };
  const state = { createdAt: at, gaveUpAt: at, attempts: 9 };
  return (await prisma().letter.create({ data: { ...ids, ...words, ...state } })).id;
}
