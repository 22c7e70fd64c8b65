import { expect, test } from "vitest";
import { freshDatabase } from "@/lib/testing/database";
import { makeLeague } from "@/lib/testing/league";

await freshDatabase();
const { findOrganization } = await import("@/lib/people/store/organizations");
const { findSeason } = await import("./seasons");

test("an invalid address finds nothing, whatever it contains", async () => {
  const { org } = await makeLeague({ publish: false });
  for (const part of ["\0", `${org}\0`, "%00", "Lakeside", "", "\ud83d", "a".repeat(5_000)]) {
    expect(await findOrganization(part)).toBeUndefined();
    expect(await findSeason(part, "fall-2026")).toBeUndefined();
    expect(await findSeason(org, part)).toBeUndefined();
  }
});
