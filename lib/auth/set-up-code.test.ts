import { expect, test } from "vitest";
import { isSetUpCode, setUpCode } from "./set-up-code";

const SECRET = "only-for-tests-0123456789-0123456789";

test("every process with the same secret has the same code, and no other", () => {
  expect(setUpCode(SECRET)).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}$/);
  expect(setUpCode(SECRET)).toBe(setUpCode(SECRET));
  expect(setUpCode(`${SECRET}!`)).not.toBe(setUpCode(SECRET));
});

test("the code is taken as people type it, and nothing else is", () => {
  const code = setUpCode(SECRET);
  for (const typed of [code, code.toLowerCase(), ` ${code.replaceAll("-", " ")} `])
    expect(isSetUpCode(typed, SECRET)).toBe(true);
  for (const typed of ["", "2222-2222-2222", code.slice(0, -1), `${code}2`, setUpCode("another secret")])
    expect(isSetUpCode(typed, SECRET)).toBe(false);
});
