import type { Transaction } from "@/lib/db/transaction";
import { type Answer, accept, refuse } from "@/lib/shared/answer";
import { type CampusIdRefusal, parseCampusId } from "../rules/campus-id";
import { checkMayRegister, type ListRefusal } from "../rules/may-register";
import { isGivenByAnother } from "./campus-ids";
import { findEligibility, findEligibilityOf, type SeasonPerson } from "./eligibility";

type Admitted = { readonly campusId: string | null };

/**
 * May a person register in a season that's locked? Writes nothing, so that a refusal that comes later leaves nothing
 * behind; `keepAdmission` does.
 *
 * @param person with the campus id as typed; empty if they gave none
 */
export async function admitToSeason(
  tx: Transaction,
  person: Omit<SeasonPerson, "campusId"> & { readonly typedCampusId: string },
): Promise<Answer<Admitted, ListRefusal | CampusIdRefusal>> {
  const campusId = person.typedCampusId.trim() === "" ? null : parseCampusId(person.typedCampusId);
  if (campusId === null && person.typedCampusId.trim() !== "") return refuse("campus-id-shape");
  const answer = checkMayRegister(await findEligibility(tx, { ...person, campusId }));
  if (!answer.ok) return answer;
  if (campusId !== null && (await isGivenByAnother(tx, person, campusId))) return refuse("campus-id-taken");
  return accept({ campusId });
}

/**
 * May a director enter someone in a season that's locked? By the same rule as they'd register themselves.
 *
 * @param person without an email, no list names them
 */
export async function admitByHand(
  tx: Transaction,
  {
    email,
    ...person
  }: Omit<SeasonPerson, "campusId" | "userId"> & {
    readonly userId: string | null;
    readonly email: string | null;
  },
): Promise<Answer<null, ListRefusal>> {
  return checkMayRegister(await findEligibilityOf(tx, { ...person, email: email ?? "", campusId: null }));
}

/**
 * Keeps the campus id that an admitted person gave, and ties what was written for their address to them. A campus id is
 * given once; later only the desk can change it.
 */
export async function keepAdmission(
  tx: Transaction,
  { organizationId, seasonId, userId }: Pick<SeasonPerson, "organizationId" | "seasonId" | "userId">,
  { campusId }: Admitted,
  at: Date,
): Promise<void> {
  if (campusId !== null)
    await tx.campusId.createMany({
      data: [{ organizationId, userId, campusId, givenAt: at }],
      skipDuplicates: true,
    });
  await tieToPeople(tx, { organizationId, seasonId }, [userId]);
}

/** Ties what was written for addresses that no one had to the people who have them now. */
export async function tieToPeople(
  tx: Transaction,
  { organizationId, seasonId }: Pick<SeasonPerson, "organizationId" | "seasonId">,
  userIds: readonly string[],
): Promise<void> {
  await tx.$executeRaw`
    UPDATE eligibility_exception e SET user_id = u.id FROM "user" u
    WHERE u.id = ANY(${userIds}::uuid[]) AND e.email = u.email AND e.user_id IS NULL AND e.season_id = ${seasonId}::uuid`;
  await tx.$executeRaw`
    UPDATE registration_hold h SET user_id = u.id FROM "user" u
    WHERE u.id = ANY(${userIds}::uuid[]) AND h.email = u.email AND h.user_id IS NULL
      AND h.organization_id = ${organizationId}::uuid`;
}
