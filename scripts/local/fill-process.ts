import { fillDemo } from "../../prisma/seed/demo.ts";
import { runScript } from "../process/script.ts";

runScript(fillDemo, { dotEnv: false });
