import { insertAudit } from "@/lib/db/audit";
import { prisma } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { stampOf } from "@/lib/db/stamp";
import { inTransaction, type Transaction } from "@/lib/db/transaction";
import { IN_SEASON, OWING } from "@/lib/entries/rules/register";
import { env } from "@/lib/env";
import { findOwing } from "@/lib/fees/store/owing";
import type { DirectorScope } from "@/lib/people/rules/permissions";
import type { DivisionFacts, SeasonFacts } from "@/lib/season/store/seasons";
import { type Answer, accept, refuse } from "@/lib/shared/answer";
import { dateIn } from "@/lib/shared/dates";
import { type CalendarDate, instantOf } from "@/lib/shared/instant";
import { hasEmail } from "@/lib/shared/no-email";
import { findUnsigned } from "@/lib/waivers/store/missing";
import { directorLetters } from "../letters/director-letter";
import type { Recipient } from "../letters/facts";
import type { Audience } from "../rules/audience";
import { writeLetters } from "./letters";

/** Where and to whom a director writes. */
export type AudienceAsked = {
  readonly season: SeasonFacts;
  readonly division: DivisionFacts;
  readonly audience: Audience;
};
export type WrittenLetter = {
  readonly subject: string;
  readonly words: string;
  /** Made with the form: the same email sent twice with it goes out once. */
  readonly nonce: string;
  /** The recipients, for the log: "Open, Round 3: all players". */
  readonly audienceWords: string;
};
export type WriteRefusal = "nobody";

/** The recipients, by name. */
export function listAudience(
  scope: DirectorScope,
  asked: AudienceAsked,
  at: Date,
): Promise<readonly Recipient[]> {
  return readAudienceOf(prisma(), scope, asked, at);
}

/**
 * Writes to players: an email to everyone addressed at this moment and one log entry, in one transaction. Sending the
 * same form again writes nothing more.
 *
 * @returns the number of emails
 */
export async function writeToPlayers(
  scope: DirectorScope,
  asked: AudienceAsked,
  letter: WrittenLetter,
  at: Date,
): Promise<Answer<{ readonly letters: number }, WriteRefusal>> {
  const { season, division } = asked;
  return inTransaction(async (tx) => {
    const players = await readAudienceOf(tx, scope, asked, at);
    if (players.length === 0) return refuse("nobody");
    const { name, email } = await tx.user.findUniqueOrThrow({ where: { id: scope.userId } });
    const facts = {
      appUrl: env().appUrl,
      organization: season.organization,
      season,
      division,
      director: { userId: scope.userId, name: name ?? email },
    };
    // A form that comes back with other words or for other players is another email.
    const said = stampOf([letter.subject, letter.words, division.id, asked.audience]);
    const drafts = directorLetters(facts, { ...letter, nonce: `${letter.nonce}:${said}` }, players);
    const written = await writeLetters(tx, scope.organizationId, drafts, at);
    if (written === 0) return accept({ letters: players.length });
    await insertAudit(tx, {
      organizationId: scope.organizationId,
      actorUserId: scope.userId,
      type: "wrote-to-players",
      subject: `${letter.audienceWords}, ${season.name}: “${letter.subject}”`,
      data: { division: division.id, audience: { ...asked.audience }, letters: written, words: letter.words },
      at,
    });
    return accept({ letters: players.length });
  });
}

/** Each player once, by name. Players who have left get none. */
async function readAudienceOf(
  db: Transaction,
  { organizationId }: DirectorScope,
  { season, division, audience }: AudienceAsked,
  at: Date,
): Promise<readonly Recipient[]> {
  const rows = await db.entry.findMany({
    where: { organizationId, divisionId: division.id, ...playing(audience) },
    select: { name: true, user: { select: { id: true, email: true } } },
    orderBy: [{ name: "asc" }, { id: "asc" }],
  });
  const asked = await askedOf(
    db,
    { seasonId: season.id, today: dateIn(instantOf(at), season.organization.timeZone) },
    audience,
    rows.map(({ user }) => user.id),
  );
  return rows
    .filter(({ user }) => hasEmail(user.email) && (asked?.has(user.id) ?? true))
    .map(({ name, user }) => ({ userId: user.id, name, email: user.email }));
}

/** Those who miss what the season asks for; null if that's not what is asked. */
async function askedOf(
  db: Transaction,
  season: { readonly seasonId: string; readonly today: CalendarDate },
  { who }: Audience,
  userIds: readonly string[],
): Promise<ReadonlySet<string> | null> {
  if (who === "unsigned") return findUnsigned(db, season, userIds);
  return who === "owing" ? findOwing(db, season.seasonId, userIds) : null;
}

/** Unconfirmed players and those on the waitlist are asked for the waiver too; the fee isn't due on the waitlist. */
const STATUSES = {
  everybody: ["active"],
  unsigned: IN_SEASON,
  owing: OWING,
} as const;

function playing(audience: Audience): Prisma.EntryWhereInput {
  if (!("round" in audience)) return { status: { in: [...STATUSES[audience.who]] } };
  const match: Prisma.MatchWhereInput = {
    round: { number: audience.round, stage: { position: audience.stage } },
    status: audience.who === "silent" ? { in: ["open", "scheduled"] } : { not: "void" },
  };
  return { status: "active", OR: [{ homeMatches: { some: match } }, { awayMatches: { some: match } }] };
}
