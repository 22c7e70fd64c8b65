import type { RecordedGame, RecordedMove, RoomRecord, SheetsView } from "@/lib/room/view/room-record";
import { BoardPicture } from "../board/board-picture";
import { Fold } from "../ui/fold";

/** What the match room recorded, game by game: how it ended, the scoresheets beside each other, the times. */
export function RoomRecordSection({
  record,
  level = 2,
}: {
  readonly record: RoomRecord;
  readonly level?: 2 | 3;
}) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <section aria-labelledby="room-record">
      <Heading id="room-record">Recorded in the match room</Heading>
      {record.games.map((game, index) => (
        <Recorded key={index} game={game} isOne={record.games.length === 1} />
      ))}
    </section>
  );
}

function Recorded({ game, isOne }: { readonly game: RecordedGame; readonly isOne: boolean }) {
  const { number, how, facts, happened, moves, sheets } = game;
  return (
    <div className="mt-4">
      <p className="small">
        <b>{isOne ? how : `Game ${number}. ${how}`}.</b> {facts}
      </p>
      {sheets && <Sheets sheets={sheets} />}
      {happened.length > 0 && (
        <ul className="small mt-2">
          {happened.map((sentence, index) => (
            <li key={index}>{sentence}</li>
          ))}
        </ul>
      )}
      {moves.length > 0 && (
        <Fold summary={isOne ? "Moves and times" : `Moves and times of game ${number}`}>
          <MovesWithTimes moves={moves} />
        </Fold>
      )}
    </div>
  );
}

/** Where two scoresheets part, both positions side by side, and the two versions from there. */
function Sheets({ sheets: { words, versions } }: { readonly sheets: SheetsView }) {
  return (
    <>
      <p className="mt-2">
        <b>{words}</b>
      </p>
      {versions.length > 0 && (
        <div className="grid grid-cols-2 gap-4 mt-3 max-w-2xl">
          {versions.map(({ name, wrote, rest, pieces, marks }) => (
            <figure key={name}>
              <BoardPicture pieces={pieces} marks={marks} />
              <figcaption className="small mt-2">
                {name} wrote: <b>{wrote}</b>
                {rest !== wrote && rest !== "" && <span className="block muted">{rest}</span>}
              </figcaption>
            </figure>
          ))}
        </div>
      )}
    </>
  );
}

function MovesWithTimes({ moves }: { readonly moves: readonly RecordedMove[] }) {
  const pairs = Array.from({ length: Math.ceil(moves.length / 2) }, (_, index) => [
    moves[index * 2],
    moves[index * 2 + 1],
  ]);
  return (
    <table className="plain">
      <caption className="sr">Moves with the time each took</caption>
      <thead>
        <tr>
          <th scope="col">Move</th>
          <th scope="col">White</th>
          <th scope="col">Black</th>
        </tr>
      </thead>
      <tbody>
        {pairs.map((pair, index) => (
          <tr key={index}>
            <th scope="row">{index + 1}</th>
            {pair.map((move, color) => (
              <td key={color}>
                {move?.san} <span className="muted">{move?.spent}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
