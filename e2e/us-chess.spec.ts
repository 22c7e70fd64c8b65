import { DBFFile } from "dbffile";
import { mustExecute, TWO_NIL } from "@/lib/testing/league";
import { expect, expectGoodPage, firstMatch, test } from "./fixtures.ts";

test("a director makes the three files of a rating report, without JavaScript", async ({
  league,
  windowOf,
}, testInfo) => {
  const match = await firstMatch(league);
  await mustExecute(match.id, { type: "report", games: [...TWO_NIL] }, { userId: match.home }, new Date());
  await mustExecute(match.id, { type: "approve" }, { userId: match.away }, new Date());
  const director = await windowOf(league.directorId);
  await director.goto(`/desk/${league.org}/seasons/fall-2026`);
  await director.getByRole("link", { name: "Rating report for US Chess (DBF)" }).click();
  await expect(director.getByRole("heading", { level: 1 })).toHaveText("Rating report for US Chess");
  await expect(director.getByRole("main")).toContainText("matches have no result yet");
  await expectGoodPage(director);

  const fields = {
    "Affiliate ID": "A1234567",
    "Chief TD’s US Chess ID": "12345678",
    "Time control": "G/60;d5",
    City: "Chicago",
    State: "IL",
    "ZIP code": "60614",
    [match.homeName]: "30665747",
  };
  for (const [label, value] of Object.entries(fields))
    await director.getByLabel(label, { exact: true }).fill(value);
  const rows = new Map<string, Record<string, unknown>[]>();
  for (const file of ["THEXPORT.DBF", "TSEXPORT.DBF", "TDEXPORT.DBF"]) {
    const downloading = director.waitForEvent("download");
    await director.getByRole("button", { name: file }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(file);
    const path = testInfo.outputPath(file);
    await download.saveAs(path);
    rows.set(file, await (await DBFFile.open(path)).readRecords());
  }
  expect(rows.get("THEXPORT.DBF")).toMatchObject([
    { H_AFF_ID: "A1234567", H_CITY: "Chicago", H_TOT_SECT: "1" },
  ]);
  expect(rows.get("TSEXPORT.DBF")).toMatchObject([{ S_SEC_NAME: "Open", S_R_SYSTEM: "D", S_LST_PAIR: "2" }]);
  const home = rows.get("TDEXPORT.DBF")?.find((row) => row.D_MEM_ID === "30665747");
  const surname = match.homeName.split(" ").at(-1) ?? "";
  expect(String(home?.D_NAME)).toContain(surname.normalize("NFKD").replace(/\p{M}/gu, "").toUpperCase());
  expect([home?.D_RND01, home?.D_RND02]).toEqual([
    expect.stringMatching(/^W\d[WB]$/),
    expect.stringMatching(/^W\d[WB]$/),
  ]);

  const address = `/desk/${league.org}/seasons/fall-2026/files/report.dbf/TDEXPORT.DBF`;
  const refused = await director.request.get(`${address}?affiliate=x`);
  expect([refused.status(), await refused.text()]).toEqual([
    422,
    expect.stringContaining("An affiliate ID is"),
  ]);
  const player = await windowOf(match.home);
  expect((await player.request.get(address)).status()).toBe(404);
});
