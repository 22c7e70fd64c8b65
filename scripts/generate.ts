import { generateClient } from "./prisma/generate-client.ts";
import { runScript } from "./process/script.ts";

runScript(generateClient);
