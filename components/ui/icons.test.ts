import { expect, test } from "vitest";
import { ICON_SHAPES } from "./icon-shapes";

/** `npx vitest run --project unit components/ui/icons.test.ts -u` writes the file after a change. */
test("icons.svg has every icon as it's drawn in icon-shapes.ts", async () => {
  const symbols = Object.entries(ICON_SHAPES).map(([name, shapes]) => symbol(name, shapes));
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" aria-hidden="true">\n${symbols.join("\n")}\n</svg>\n`;
  await expect(sprite).toMatchFileSnapshot("icons.svg");
});

type Shapes = (typeof ICON_SHAPES)["check"];

function symbol(name: string, shapes: Shapes): string {
  const drawn = shapes.map(([tag, attributes]) => {
    const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
    return `<${tag}${written.join("")}/>`;
  });
  return `<symbol id="${name}" viewBox="0 0 24 24">${drawn.join("")}</symbol>`;
}
