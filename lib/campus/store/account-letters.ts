import type { Transaction } from "@/lib/db/transaction";
import { env } from "@/lib/env";
import { writeLetters } from "@/lib/mail/store/letters";
import { accountConnectedLetter } from "../letters/account-connected";
import { accountDisconnectedLetter } from "../letters/account-disconnected";
import { campusAccountName, providerAccountName } from "../words/account-names";

/** Tells a person, at their profile's address, that a campus account was connected to it. */
export async function tellOfAccount(
  tx: Transaction,
  account: {
    readonly id: string;
    readonly userId: string;
    /** Whose campus it is; null: the deployment's provider. */
    readonly organizationId: string | null;
  },
  at: Date,
): Promise<void> {
  const { id: accountId, userId, organizationId } = account;
  const { email, name } = await tx.user.findUniqueOrThrow({ where: { id: userId } });
  const organization = organizationId
    ? await tx.organization.findUniqueOrThrow({ where: { id: organizationId } })
    : null;
  const { appUrl, oidc } = env();
  const called = organization ? campusAccountName(organization.name) : providerAccountName(oidc?.name ?? "");
  const to = { userId, name: name ?? "", email };
  const letter = accountConnectedLetter({ appUrl, accountId, account: called, organization, to });
  await writeLetters(tx, organizationId, [letter], at);
}

/** Tells people, at their profiles' addresses, that an organization's campus account was disconnected. */
export async function tellOfDisconnected(
  tx: Transaction,
  accounts: readonly { readonly id: string; readonly userId: string }[],
  organizationId: string,
  at: Date,
): Promise<void> {
  if (accounts.length === 0) return;
  const organization = await tx.organization.findUniqueOrThrow({ where: { id: organizationId } });
  const people = await tx.user.findMany({ where: { id: { in: accounts.map(({ userId }) => userId) } } });
  const byId = new Map(people.map((person) => [person.id, person]));
  const { appUrl } = env();
  const account = campusAccountName(organization.name);
  const letters = accounts.flatMap(({ id: accountId, userId }) => {
    const person = byId.get(userId);
    if (!person) return [];
    const to = { userId, name: person.name ?? "", email: person.email };
    return [accountDisconnectedLetter({ appUrl, accountId, account, organization, to })];
  });
  await writeLetters(tx, organizationId, letters, at);
}
