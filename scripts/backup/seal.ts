import { createHash } from "node:crypto";
import { open } from "node:fs/promises";
import { crc32 } from "node:zlib";
import { ScriptError } from "../process/script-error.ts";

/**
 * The end of a backup: the SHA-256 of every byte before it, as a comment. It's a separate gzip member, so
 * `gunzip` reads the file to its end. It's written byte by byte because a compressor could encode the same
 * checksum in different ways, and a flipped bit in the seal might go unnoticed.
 */
export function makeSeal(sha256: string): Buffer {
  const text = Buffer.from(`-- sha256 ${sha256}\n`);
  const stored = Buffer.alloc(5);
  stored.writeUInt8(1, 0);
  stored.writeUInt16LE(text.length, 1);
  stored.writeUInt16LE(text.length ^ 0xffff, 3);
  const end = Buffer.alloc(8);
  end.writeUInt32LE(crc32(text), 0);
  end.writeUInt32LE(text.length, 4);
  return Buffer.concat([Buffer.from("1f8b08000000000000ff", "hex"), stored, text, end]);
}

const SEAL_LENGTH = makeSeal("0".repeat(64)).length;

/** Refuses a file whose bytes have changed. Returns their checksum. */
export async function checkSeal(file: string): Promise<string> {
  const handle = await openBackup(file);
  try {
    const { size } = await handle.stat();
    const end = Math.max(0, size - SEAL_LENGTH);
    const hash = createHash("sha256");
    if (end > 0) {
      for await (const chunk of handle.createReadStream({ end: end - 1, autoClose: false }))
        hash.update(chunk);
    }
    const sha256 = hash.digest("hex");
    const seal = Buffer.alloc(SEAL_LENGTH);
    const { bytesRead } = await handle.read(seal, 0, SEAL_LENGTH, end);
    if (bytesRead === SEAL_LENGTH && seal.equals(makeSeal(sha256))) return sha256;
  } finally {
    await handle.close();
  }
  throw new ScriptError(
    `${file} is not a whole backup: its checksum doesn't match its content. Use another backup.`,
  );
}

async function openBackup(file: string) {
  try {
    return await open(file, "r");
  } catch (error) {
    throw new ScriptError(`${file} cannot be read: ${(error as Error).message}.`);
  }
}
