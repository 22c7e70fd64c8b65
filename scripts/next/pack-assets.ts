import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { PACKED } from "../../lib/front/builds.ts";
import { projectPath } from "../process/project.ts";

/** Compresses each script, style sheet, and drawing of a build as well as Brotli can, into a file beside it. */
export async function packAssets(): Promise<void> {
  const files = readdirSync(projectPath(".next", "static"), { recursive: true, withFileTypes: true });
  const texts = files.filter((file) => file.isFile() && /\.(js|css|svg|json)$/.test(file.name));
  await Promise.all(texts.map(({ parentPath, name }) => pack(join(parentPath, name))));
}

async function pack(file: string): Promise<void> {
  const body = readFileSync(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  writeFileSync(file + PACKED, await promisify<Buffer, object, Buffer>(brotliCompress)(body, { params }));
}
