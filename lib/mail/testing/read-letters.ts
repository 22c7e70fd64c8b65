import { prisma } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { wordsOf } from "../store/words";

/** Stored emails with their words, as if they were sent now, oldest first. */
export async function readLetters(where: Prisma.LetterWhereInput) {
  const rows = await prisma().letter.findMany({ where, orderBy: [{ createdAt: "asc" }, { key: "asc" }] });
  return rows.map((row) => ({ ...row, ...wordsOf(row) }));
}
