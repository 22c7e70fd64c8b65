import type { CsvCell } from "@/lib/shared/csv";
import { emailOrNull } from "@/lib/shared/no-email";
import { oneLine } from "@/lib/shared/one-line";

type FiledEntry = {
  readonly name: string;
  readonly status: string;
  readonly registeredAt: Date;
  /** Calendar date, if the division has an age limit. */
  readonly bornOn: string | null;
  readonly handle: string | null;
  readonly user: { readonly email: string; readonly phone: string | null };
};

/**
 * An entry as a row of the file. The instant is in UTC, so readers in any time zone get the order of registration.
 */
export function entryCells(
  { name, status, registeredAt, bornOn, handle, user }: FiledEntry,
  division: string,
): readonly CsvCell[] {
  const phone = user.phone === null ? null : oneLine(user.phone);
  const cells = [oneLine(name), emailOrNull(user.email), phone, oneLine(division), status];
  return [...cells, registeredAt.toISOString(), bornOn, handle];
}
