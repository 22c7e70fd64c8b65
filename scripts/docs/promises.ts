/** A promise made to operators, and the tests and commands that show it. */
export type SecurityPromise = { readonly promise: string; readonly shownBy: readonly string[] };

/** The rows of the tables headed "what we promise | shown by". */
export function listPromises(markdown: string): readonly SecurityPromise[] {
  return listTables(markdown)
    .filter(([head]) => head?.[0]?.toLowerCase() === "what we promise")
    .flatMap(([, , ...rows]) => rows)
    .map(([promise = "", shownBy = ""]) => ({ promise, shownBy: listCode(shownBy) }));
}

/** A row of the accessibility conformance report. */
export type Criterion = {
  readonly level: "A" | "AA";
  readonly number: string;
  readonly conformance: string;
  readonly known: string;
};

/** The rows under "Level A" and "Level AA". */
export function listCriteria(markdown: string): readonly Criterion[] {
  return (["A", "AA"] as const).flatMap((level) => {
    const section = markdown.split(/^## /m).find((part) => part.startsWith(`Level ${level}\n`)) ?? "";
    return listTables(section)
      .flatMap(([, , ...rows]) => rows)
      .map(([criterion = "", conformance = "", known = ""]) => {
        const [number = ""] = criterion.split(" ");
        return { level, number, conformance, known };
      });
  });
}

/** An answer of the security questionnaire. */
export type SecurityAnswer = { readonly asked: string; readonly answer: string; readonly known: string };

/** The rows of the tables headed "asked | answer | shown by". */
export function listAnswers(markdown: string): readonly SecurityAnswer[] {
  return listTables(markdown)
    .filter(([head]) => head?.[0]?.toLowerCase() === "asked")
    .flatMap(([, , ...rows]) => rows)
    .map(([asked = "", answer = "", known = ""]) => ({ asked, answer, known }));
}

/** What shows that a row of the papers is true. */
export type Evidence = {
  /** Files of the project, from its root: tests, code, and texts outside docs/. */
  readonly files: readonly string[];
  readonly commands: readonly string[];
  /** Did a person look at it, on a date? */
  readonly wasLookedAt: boolean;
};

/** The evidence in a cell of a table in docs/. A link to another page of docs/ is something to read, and shows nothing. */
export function listEvidence(cell: string): Evidence {
  const linked = [...cell.matchAll(/\]\(\.\.\/([\w./-]+)\)/g)].map(([, file = ""]) => file);
  return {
    files: [...listPaths(cell), ...linked],
    commands: listReferences(cell).commands,
    wasLookedAt:
      /\blooked at\b[^.]*, (January|February|March|April|May|June|July|August|September|October|November|December) 20\d\d\b/i.test(
        cell,
      ),
  };
}

/** The test files and npm commands in a text's code spans, each once. Leaves out commands of a workspace. */
export function listReferences(markdown: string): {
  readonly files: readonly string[];
  readonly commands: readonly string[];
} {
  const code = listCode(markdown);
  const files = code.filter((span) => /^[\w./()[\]-]+\.(test|spec)\.tsx?$/.test(span));
  const own = code.filter((span) => !/ -w /.test(span));
  const commands = own.flatMap((span) => span.match(/^npm run (?:--silent )?([\w:-]+)/)?.[1] ?? []);
  return { files: [...new Set(files)], commands: [...new Set(commands)] };
}

/** The paths of files and folders in a text's code spans, each once. Leaves out patterns such as `*.test.ts`. */
export function listPaths(markdown: string): readonly string[] {
  const prose = markdown.replace(/^```[\s\S]*?^```/gm, "");
  const paths = listCode(prose).filter((span) => /^[a-z][\w.-]*\/[\w./()[\]-]*$/.test(span));
  return [...new Set(paths)];
}

function listCode(markdown: string): readonly string[] {
  return [...markdown.matchAll(/`([^`\n]+)`/g)].map(([, span = ""]) => span);
}

/** Tables as rows of trimmed cells: the heading, the dashes, the rows. */
function listTables(markdown: string): readonly (readonly (readonly string[])[])[] {
  const blocks = markdown
    .split(/\n(?!\|)/)
    .map((block) => block.split("\n").filter((line) => /^\|/.test(line)));
  return blocks
    .filter((rows) => rows.length > 1)
    .map((rows) =>
      rows.map((row) =>
        row
          .split("|")
          .slice(1, -1)
          .map((cell) => cell.trim()),
      ),
    );
}
