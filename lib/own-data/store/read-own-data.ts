import type { Chunk } from "../view/own-data-json";
import { PARTS } from "./parts";
import type { Person } from "./person";

/** Everything that the database holds about a person, piece by piece. */
export async function* readOwnData(person: Person): AsyncGenerator<Chunk> {
  for (const part of PARTS) {
    yield { part };
    for (const list of part.lists) {
      yield { list };
      for await (const rows of list.read(person)) yield { rows };
    }
  }
}
