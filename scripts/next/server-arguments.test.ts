import { expect, test } from "vitest";
import { serverArguments } from "./server-arguments";

test("a server's heap has a limit, unless the operator has set one", () => {
  expect(serverArguments("")).toEqual([
    expect.stringMatching(/^--max-old-space-size=\d+$/),
    "--import",
    "tsx",
  ]);
  expect(serverArguments("--trace-warnings")).toContainEqual(expect.stringMatching(/^--max-old-space-size/));
  expect(serverArguments("--max-old-space-size=2048")).toEqual(["--import", "tsx"]);
  expect(serverArguments("--max_old_space_size=2048")).toEqual(["--import", "tsx"]);
});
