import type { UserId } from "@/lib/shared/ids";

/** The signed-in person whose data is read. */
export type Person = { readonly id: UserId; readonly email: string };
