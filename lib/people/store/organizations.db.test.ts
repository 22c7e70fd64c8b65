import { afterAll, expect, test, vi } from "vitest";
import { listenForChanges, type PublicChange } from "@/lib/db/changes";
import { closeConnections } from "@/lib/jobs/close-connections";
import { updateSeasonStatus } from "@/lib/season/store/seasons";
import { freshDatabase } from "@/lib/testing/database";
import { MONDAY, makeLeague } from "@/lib/testing/league";

await freshDatabase();
afterAll(closeConnections);

test("whatever changes a public page is heard: a new organization, a season that opens, an entry, a schedule", async () => {
  const heard: PublicChange[] = [];
  const stop = await listenForChanges(
    (change) => heard.push(change),
    () => undefined,
  );
  const inSeason = { organization: "lakeside", season: "fall-2026", divisions: ["open"] };

  const league = await makeLeague({ players: 2 });
  await updateSeasonStatus(league.scope, league.season.id, "finish", MONDAY);
  await vi.waitFor(() =>
    expect(heard).toEqual([
      { organization: "lakeside", season: null, divisions: [] },
      inSeason,
      inSeason,
      inSeason,
      inSeason,
      inSeason,
    ]),
  );
  await stop();
});
