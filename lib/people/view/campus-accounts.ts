import type { CampusConnection } from "@/lib/campus/store/connections";
import { campusAccountName, providerAccountName } from "@/lib/campus/words/account-names";

type Account = {
  readonly name: string;
  readonly org: string | null;
  readonly account: { readonly email: string | null } | null;
  readonly canDisconnect: boolean;
};

/**
 * A person's campus accounts and those that they can connect. After disconnecting, an emailed link has to be a way to sign
 * in: there has to be a mail server, and the organization has to take links.
 *
 * @param provider the deployment's own provider, and the account there
 */
export function campusAccounts(
  provider: { readonly name: string; readonly account: Account["account"] } | undefined,
  campuses: readonly CampusConnection[],
  hasMail: boolean,
): readonly Account[] {
  const own = provider && {
    name: providerAccountName(provider.name),
    org: null,
    account: provider.account,
    canDisconnect: hasMail,
  };
  const others = campuses.map(({ slug, name, isOnly, isConnected, email }) => ({
    name: campusAccountName(name),
    org: slug,
    account: isConnected ? { email } : null,
    canDisconnect: hasMail && !isOnly,
  }));
  return own ? [own, ...others] : others;
}
