import { subsetFonts } from "./fonts/subset-fonts.ts";
import { generateClient } from "./prisma/generate-client.ts";
import { runScript } from "./process/script.ts";

runScript(generate);

/** Makes what isn't in the repository: the database client and the fonts. */
async function generate(): Promise<void> {
  await generateClient();
  await subsetFonts();
}
