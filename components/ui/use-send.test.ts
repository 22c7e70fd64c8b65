import { expect, test } from "vitest";
import { isTest, readSources } from "@/scripts/source/files";

const SOURCES = readSources(["app", "components"]).filter(({ path }) => !isTest(path));

test("every form of an action keeps what was typed when no answer comes", () => {
  const bare = SOURCES.filter(({ text }) => text.includes("useActionState"));
  expect(bare.map(({ path }) => path)).toEqual(["components/ui/use-send.ts"]);
});

test("no form sends to an action by itself", () => {
  const direct = SOURCES.filter(({ text }) => {
    const imported = [...text.matchAll(/import \{([^}]*)\} from "@\/lib\/\w+\/actions\//g)];
    const actions = imported.flatMap(([, names = ""]) => names.split(",").map((name) => name.trim()));
    return actions.some((action) => action && new RegExp(`<form\\b[^>]*action=\\{${action}\\}`).test(text));
  });
  expect(direct.map(({ path }) => path)).toEqual([]);
});
