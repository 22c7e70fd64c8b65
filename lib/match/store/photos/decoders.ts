import sharp from "sharp";

// Only these three decoders can be reached, whatever a file says it is.
const OF_PHOTOS = ["VipsForeignLoadJpegBuffer", "VipsForeignLoadPngBuffer", "VipsForeignLoadWebpBuffer"];
/** What reads the drawings that become pictures for shared links. */
const OF_DRAWINGS = ["VipsForeignLoadSvgBuffer"];

sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: OF_PHOTOS });
sharp.cache(false);
sharp.concurrency(1);

/** Does something with a file that someone sent. One at a time: a large photo needs 200 MB. */
export function decodingPhotos<Value>(work: () => Promise<Value>): Promise<Value> {
  return inTurn(work);
}

/** Does something with a drawing of our own. Photos wait until it’s done, so an uploaded file never reaches that decoder. */
export function decodingDrawings<Value>(work: () => Promise<Value>): Promise<Value> {
  return inTurn(async () => {
    sharp.unblock({ operation: OF_DRAWINGS });
    try {
      return await work();
    } finally {
      sharp.block({ operation: OF_DRAWINGS });
    }
  });
}

/** One turn for the process: its routes may load this more than once. */
const turns = globalThis as { rookeryDecoding?: Promise<unknown> };

function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
  const last = turns.rookeryDecoding ?? Promise.resolve();
  const turn = last.then(work, work);
  turns.rookeryDecoding = turn.catch(() => undefined);
  return turn;
}
