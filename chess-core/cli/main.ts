import { createReadStream } from "node:fs";
import { parseFen, perft, readPgn } from "../src/index";
import { judge } from "./judge";

const USAGE = `chess-core perft "<fen>" <depth>   the number of ways to continue
chess-core judge <game.pgn>        what each record in a file proves; - reads standard input`;

const [command, subject, depth, ...rest] = process.argv.slice(2);
leaveWithTheReader();
if (command === "--help" || command === "-h") console.log(USAGE);
else if (command === "perft" && subject !== undefined && depth !== undefined && rest.length === 0)
  process.exitCode = countLeaves(subject, depth);
else if (command === "judge" && subject !== undefined && depth === undefined)
  process.exitCode = await judgeFile(subject);
else fail(USAGE);

function countLeaves(fen: string, depth: string): number {
  const position = parseFen(
    fen === "startpos" ? "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1" : fen,
    { composed: true },
  );
  if (!position.ok) return fail(position.error.message);
  if (!/^\d{1,2}$/.test(depth)) return fail("the depth must be a whole number of plies, at most 99");
  console.log(String(perft(position.value, Number(depth))));
  return 0;
}

/** 1 if any record isn't legal, so that scripts can tell. */
async function judgeFile(path: string): Promise<number> {
  const chunks: AsyncIterable<string> =
    path === "-" ? process.stdin.setEncoding("utf8") : createReadStream(path, "utf8");
  let number = 0;
  let bad = 0;
  try {
    for await (const answer of readPgn(chunks)) {
      number += 1;
      if (!answer.ok) bad += 1;
      console.log([`Game ${number}`, ...judge(answer)].map(printable).join("\n"));
    }
  } catch (failure) {
    return fail(whyUnreadable(path, failure));
  }
  if (number === 0) return fail("there is no game in this text");
  return bad === 0 ? 0 : 1;
}

/** The system's error about a file, in words. Any other error is a bug. */
function whyUnreadable(path: string, failure: unknown): string {
  if (!(failure instanceof Error) || !("code" in failure)) throw failure;
  if (failure.code === "ENOENT") return `there is no file "${path}"`;
  if (failure.code === "EISDIR") return `"${path}" is a folder, not a file`;
  return `"${path}" cannot be read: ${failure.message}`;
}

/** A record is untrusted text: nothing in it may control the terminal. */
function printable(line: string): string {
  return line.replace(/\p{Cc}/gu, "\ufffd");
}

/** `judge season.pgn | head` closes the pipe early. That's fine. */
function leaveWithTheReader(): void {
  process.stdout.on("error", (failure: NodeJS.ErrnoException) => {
    if (failure.code !== "EPIPE") throw failure;
    process.exit();
  });
}

function fail(message: string): number {
  console.error(message);
  process.exitCode = 2;
  return 2;
}
