import { afterAll, vi } from "vitest";
import { logTo } from "@/lib/telemetry/log";
import { forgetSettings } from "./settings";

/** The next file shares this one's modules, and must find them as they are. */
afterAll(() => {
  vi.restoreAllMocks();
  forgetSettings();
  logTo({ write() {} }, "silent");
});
