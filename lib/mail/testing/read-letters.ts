import type { Prisma } from "@/lib/db/generated/client";
import { prisma } from "@/lib/db/prisma";
import { wordsOf } from "../store/words";

/** Stored emails with their words, as if they were sent now. */
export async function readLetters(where: Prisma.LetterWhereInput) {
  const rows = await prisma().letter.findMany({ where, orderBy: { key: "asc" } });
  return rows.map((row) => ({ ...row, ...wordsOf(row) }));
}
