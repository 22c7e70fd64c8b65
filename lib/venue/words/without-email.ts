import { hasEmail, isDeletedEmail } from "@/lib/shared/no-email";
import { list } from "@/lib/shared/text";

/**
 * "Ben Ito has no email here, so please tell them yourself."; empty if everyone has one. Someone who deleted their account
 * isn't to be told.
 */
export function withoutEmail(people: readonly { readonly name: string; readonly email: string }[]): string {
  const names = [...new Map(people.map(({ email, name }) => [email, name]))].flatMap(([email, name]) =>
    hasEmail(email) || isDeletedEmail(email) ? [] : [name],
  );
  if (names.length === 0) return "";
  return `${list(names)} ${names.length === 1 ? "has" : "have"} no email here, so please tell them yourself.`;
}
