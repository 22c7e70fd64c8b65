import { Prisma } from "./generated/client";

/** Does PostgreSQL refuse a row because another one already has what must be unique? */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2002";
}
