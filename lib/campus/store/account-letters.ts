import type { Transaction } from "@/lib/db/transaction";
import { env } from "@/lib/env";
import { writeLetters } from "@/lib/mail/store/letters";
import { accountConnectedLetter } from "../letters/account-connected";
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
