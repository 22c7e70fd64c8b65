#!/usr/bin/env node
/** The package is TypeScript as it is; tsx runs it without a build. */
import { register } from "tsx/esm/api";

register();
await import("../cli/main.ts");
