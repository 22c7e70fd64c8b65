import { type ListRefusal, REFUSALS_BY_LIST } from "./may-register";

/** What a director decides about before a schedule is published: the list, a hold, the waiver or the fee says no. */
export const REFUSALS_AT_PUBLICATION = [...REFUSALS_BY_LIST, "waiver-missing", "fee-owed"] as const;
export type PublicationRefusal = (typeof REFUSALS_AT_PUBLICATION)[number];

/** What keeps a registered player out, in the order to ask about it. */
export function refusalsAtPublication({
  byList,
  isUnsigned,
  owes,
}: {
  readonly byList: ListRefusal | null;
  /** They haven't accepted the season's waiver as it is now. */
  readonly isUnsigned: boolean;
  readonly owes: boolean;
}): readonly PublicationRefusal[] {
  return [
    ...(byList ? [byList] : []),
    ...(isUnsigned ? ["waiver-missing" as const] : []),
    ...(owes ? ["fee-owed" as const] : []),
  ];
}
