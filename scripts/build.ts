import { buildApp } from "./next/build-app.ts";
import { runScript } from "./process/script.ts";

runScript(buildApp);
