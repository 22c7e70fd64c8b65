import { readFile } from "node:fs/promises";
import { parsePgn } from "chess-core";
import { LICHESS_MATE, OPERA_GAME } from "@/lib/match/testing/records";
import { decodeText, makeCsv, parseCsv } from "@/lib/shared/csv";
import { listTestMatches, mustExecute, TWO_NIL } from "@/lib/testing/league";
import { expect, expectGoodPage, makeStoryLeague, test, waitForLetter } from "./fixtures.ts";

test("entries are downloaded as a file, edited, and imported again after a preview", async ({ windowOf }) => {
  const league = await makeStoryLeague({ players: 3, publish: false });
  const director = await windowOf(league.directorId);
  const season = `/desk/${league.org}/seasons/fall-2026`;
  await director.goto(season);
  const [download] = await Promise.all([
    director.waitForEvent("download"),
    director.getByRole("link", { name: "Entries (CSV)" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("fall-2026-entries.csv");
  const rows = parseCsv(decodeText(await readFile(await download.path())));
  expect(rows[0]).toEqual(["name", "email", "phone", "division", "status", "registered", "born", "username"]);
  expect(rows).toHaveLength(4);

  const newcomer = `zoe-${league.org}@import.example`;
  const edited = [
    ...rows,
    ["=Zoë()", newcomer, "+1 312 555 0100", "open"],
    ["Nobody", "nobody at all", "", "Open"],
    ["Blitz Player", `blitz-${league.org}@import.example`, "", "Blitz"],
  ];
  await director.getByRole("link", { name: "Import players from a file" }).click();
  await expect(director.getByRole("heading", { level: 1 })).toHaveText("Import players from a file");
  await director.getByLabel("File").setInputFiles({
    name: "players.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(makeCsv(edited).replaceAll(",", ";")),
  });
  await director.getByRole("button", { name: "Preview" }).click();
  const main = director.getByRole("main");
  await expect(main).toContainText("One player will be added. Two rows can’t be imported.");
  await expect(main.getByRole("row", { name: /=Zoë\(\)/ })).toContainText("Will be added");
  await expect(main.getByRole("row", { name: /Nobody/ })).toContainText("Enter an email address");
  await expect(main.getByRole("row", { name: /Blitz/ })).toContainText("There is no division Blitz");
  await expect(main.getByRole("row", { name: league.players[0]?.name ?? "" })).toContainText("Already in");
  await expectGoodPage(director);
  const before = await director.request.get(`${season}/files/entries.csv`);
  expect(parseCsv(await before.text())).toHaveLength(4);

  await director.getByRole("button", { name: "Add one player" }).click();
  await expect(director).toHaveURL(/done=imported/);
  await expect(main).toContainText("One player is added.");
  const after = await director.request.get(`${season}/files/entries.csv`);
  expect(after.headers()).toMatchObject({
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": 'attachment; filename="fall-2026-entries.csv"',
    "cache-control": "private, no-store",
  });
  const last = parseCsv(await after.text()).at(-1);
  expect(last?.slice(0, 5)).toEqual(["=Zoë()", newcomer, "+1 312 555 0100", "Open", "active"]);
  expect(await after.text()).toContain('"\'=Zoë()"');
  const letter = await waitForLetter(newcomer, /You’ve been added to Fall 2026/);
  expect(letter.text).toContain(`/${league.org}/fall-2026/rules`);

  const player = await windowOf(league.players[0]?.userId ?? "");
  const strange = await player.request.get(`${season}/files/entries.csv`);
  expect(strange.status()).toBe(404);
});

test("importing doesn't need JavaScript", async ({ windowOf }) => {
  const league = await makeStoryLeague({ players: 0, publish: false });
  const page = await windowOf(league.directorId, { javaScriptEnabled: false });
  await page.goto(`/desk/${league.org}/seasons/fall-2026/files/import`);
  const csv = `name,email\nAmara Osei,amara-${league.org}@import.example`;
  await page
    .getByLabel("File")
    .setInputFiles({ name: "players.csv", mimeType: "text/csv", buffer: Buffer.from(csv) });
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.getByRole("main")).toContainText("One player will be added.");
  await page.getByRole("button", { name: "Add one player" }).click();
  await expect(page).toHaveURL(/done=imported&count=1/);
});

test("a season is finished, downloaded, copied and archived", async ({ windowOf }) => {
  const league = await makeStoryLeague({ players: 2 });
  const [match] = await listTestMatches(league);
  if (!match) throw new Error("The league has no match");
  const [first, second] = TWO_NIL;
  const games = [
    { ...first, pgn: OPERA_GAME },
    { ...second, ending: "checkmate", pgn: LICHESS_MATE },
  ] as const;
  const at = new Date();
  await mustExecute(match.id, { type: "report", games }, { userId: match.home }, at);
  await mustExecute(match.id, { type: "approve" }, { userId: match.away }, at);

  const director = await windowOf(league.directorId);
  const season = `/desk/${league.org}/seasons/fall-2026`;
  await director.goto(season);
  await director.getByRole("button", { name: "Finish the season" }).click();
  await expect(director).toHaveURL(/done=finished/);

  const textOf = async (path: string) => {
    const answer = await director.request.get(path);
    expect(answer.status(), path).toBe(200);
    return answer.text();
  };
  for (const path of [`${season}/files/games.pgn`, `${season}/files/open/games.pgn`]) {
    const played = parsePgn(await textOf(path));
    expect(played.ok && played.value.map(({ tags }) => [tags.get("Round"), tags.get("Result")])).toEqual([
      ["1.1", "1-0"],
      ["1.2", "0-1"],
    ]);
  }
  const report = await textOf(`${season}/files/open/report.trf`);
  expect(report.split("\r\n").filter((line) => line.startsWith("001"))).toHaveLength(2);
  const table = `/${league.org}/fall-2026/open`;
  expect(parseCsv(await textOf(`${table}/standings.csv`))[1]?.slice(0, 3)).toEqual([
    "1",
    league.players.find(({ userId }) => userId === match.home)?.name,
    "1",
  ]);
  expect(await textOf(`${table}/crosstable.csv`)).toContain("2–0");

  const winner = await windowOf(match.home);
  const own = parsePgn(await (await winner.request.get("/me/games.pgn")).text());
  expect(own.ok && own.value).toHaveLength(2);
  for (const path of ["games.pgn", "open/games.pgn", "open/report.trf"])
    expect((await winner.request.get(`${season}/files/${path}`)).status(), path).toBe(404);

  await director.getByText("Copy to the next term").click();
  await expect(director.getByLabel("Name")).not.toHaveValue("");
  await director.getByLabel("Address").fill("fall-2026");
  await director.getByRole("button", { name: "Copy the season" }).click();
  await expect(director.getByRole("main").getByRole("alert").first()).toContainText(
    "already uses this address",
  );
  await expectGoodPage(director);
  await director.getByLabel("Address").fill("spring-2027");
  await director.getByRole("button", { name: "Copy the season" }).click();
  await expect(director).toHaveURL(/spring-2027\?done=copied/);
  await expect(director.getByRole("main")).toContainText("Draft");
  await expect(director.getByRole("link", { name: "Open", exact: true })).toBeVisible();
  await expect(director.getByRole("link", { name: "Waiver" })).toBeVisible();
  await expect(director.getByRole("link", { name: "Fee" })).toBeVisible();
  await director.getByRole("link", { name: "Who can play" }).click();
  await expect(director.getByRole("button", { name: "Save the list" })).toBeVisible();

  await director.goto(season);
  await director.getByText("Archive the season").click();
  await director.getByRole("button", { name: "Archive it" }).click();
  await expect(director).toHaveURL(/done=archived/);
  await expectGoodPage(director);
  await director.goto(`/desk/${league.org}/seasons`);
  await expect(director.getByRole("heading", { name: "Past seasons" })).toBeVisible();

  await winner.goto(`/${league.org}`);
  await expect(winner.getByRole("region", { name: "Past seasons" })).toContainText("Fall 2026");
  await winner.goto(table);
  await expect(winner.getByRole("main")).toContainText("Standings");

  await director.goto(`/desk/${league.org}/matches/${match.id}`);
  await expect(director.getByRole("main")).toBeVisible();
  await director.goto(season);
  await director.getByText("Unarchive the season").click();
  await director.getByRole("button", { name: "Unarchive it" }).click();
  await expect(director).toHaveURL(/done=unarchived/);
});
