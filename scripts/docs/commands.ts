/** The blocks of commands in a text, in order, each as its lines. */
export function listCommandBlocks(markdown: string): readonly (readonly string[])[] {
  return [...markdown.matchAll(/^```(?:sh)?\n([\s\S]*?)^```$/gm)].map(([, block = ""]) =>
    block.split("\n").filter((line) => line.trim() !== ""),
  );
}
