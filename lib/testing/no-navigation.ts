import { vi } from "vitest";

/** A component is drawn without the framework around it, so nothing can be followed. */
vi.mock("next/navigation", async (original) => ({
  ...(await original<typeof import("next/navigation")>()),
  useSearchParams: () => new URLSearchParams(),
  useRouter: () => ({ prefetch: () => {}, push: () => {}, replace: () => {} }),
}));
