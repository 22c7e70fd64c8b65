import { createReadStream } from "node:fs";
import { parseFen, perft, readPgn } from "../src/index";
import { judge } from "./judge";

const USAGE = `chess-core perft "<fen>" <depth>   how many ways there are to play on
chess-core judge <game.pgn>        what each record of a file proves; - reads standard input`;

const [command, subject, depth] = process.argv.slice(2);
if (command === "perft" && subject !== undefined) process.exitCode = countLeaves(subject, Number(depth));
else if (command === "judge" && subject !== undefined) process.exitCode = await judgeFile(subject);
else fail(USAGE);

function countLeaves(fen: string, plies: number): number {
  const position = parseFen(
    fen === "startpos" ? "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1" : fen,
    { composed: true },
  );
  if (!position.ok) return fail(position.error.message);
  if (!Number.isInteger(plies) || plies < 0) return fail("the depth is a whole number of plies");
  console.log(String(perft(position.value, plies)));
  return 0;
}

/** 1 when some record is not legal, so that scripts can tell. */
async function judgeFile(path: string): Promise<number> {
  const chunks: AsyncIterable<string> =
    path === "-" ? process.stdin.setEncoding("utf8") : createReadStream(path, "utf8");
  let number = 0;
  let bad = 0;
  try {
    for await (const answer of readPgn(chunks)) {
      number += 1;
      if (!answer.ok) bad += 1;
      console.log([`Game ${number}`, ...judge(answer)].join("\n"));
    }
  } catch (trouble) {
    return fail(trouble instanceof Error ? trouble.message : String(trouble));
  }
  if (number === 0) return fail("there is no game in this text");
  return bad === 0 ? 0 : 1;
}

function fail(message: string): number {
  console.error(message);
  process.exitCode = 2;
  return 2;
}
