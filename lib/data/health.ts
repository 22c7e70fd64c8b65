import { prisma } from "./prisma";

/** Does the database answer? */
export async function isDatabaseReady(): Promise<boolean> {
  try {
    await prisma().$queryRaw`SELECT 1`;
    return true;
  } catch (error) {
    console.error("The database does not answer:", error);
    return false;
  }
}
