import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { type Answer, accept, refuse } from "@/lib/shared/answer";
import type { PhotoId } from "@/lib/shared/ids";
import type { PhotoProblem } from "../../words/photos";
import { decodingPhotos } from "./decoders";

/** A photo as we keep it: upright WebP without anything but its pixels. */
export type NewPhoto = {
  readonly id: PhotoId;
  readonly large: Uint8Array<ArrayBuffer>;
  /** For a page that shows several. */
  readonly small: Uint8Array<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
};

/** The longest edge of a kept photo in pixels: enough to read a scoresheet. */
const LONGEST_EDGE = 2_000;
const LONGEST_SMALL_EDGE = 360;

/** A phone's largest photo has 50 million pixels. A file of a few kB can claim many more. */
const MOST_PIXELS = 50_000_000;
const MOST_SECONDS = 20;

/**
 * Decodes a photo and encodes its pixels again, turned upright. What else the file had, such as where it was taken or
 * something hidden behind the picture, doesn't come along. One photo at a time: a large one needs 200 MB.
 */
export function developPhoto(file: Uint8Array): Promise<Answer<NewPhoto, PhotoProblem>> {
  return decodingPhotos(() => develop(file));
}

async function develop(file: Uint8Array): Promise<Answer<NewPhoto, PhotoProblem>> {
  if (!isPhoto(file)) return refuse("wrong-type");
  try {
    const image = sharp(file, { limitInputPixels: MOST_PIXELS, failOn: "error", sequentialRead: true });
    const { pages = 1 } = await image.metadata();
    if (pages > 1) return refuse("wrong-type");
    const { data, info } = await image
      .timeout({ seconds: MOST_SECONDS })
      .autoOrient()
      .resize(LONGEST_EDGE, LONGEST_EDGE, { fit: "inside", withoutEnlargement: true })
      .flatten({ background: "white" })
      .webp({ quality: 80 })
      .toBuffer({ resolveWithObject: true });
    const small = await sharp(data)
      .resize(LONGEST_SMALL_EDGE, LONGEST_SMALL_EDGE, { fit: "inside", withoutEnlargement: true })
      .webp({ quality: 70 })
      .toBuffer();
    const { width, height } = info;
    return accept({
      id: randomUUID(),
      large: new Uint8Array(data),
      small: new Uint8Array(small),
      width,
      height,
    });
  } catch {
    // Whatever the decoder says about someone's file, it can't be read.
    return refuse("unreadable");
  }
}

/** Does it begin like a JPEG, a PNG or a WebP? */
function isPhoto(file: Uint8Array): boolean {
  const head = Buffer.from(file.subarray(0, 12)).toString("latin1");
  return (
    head.startsWith("\xff\xd8\xff") || head.startsWith("\x89PNG\r\n\x1a\n") || /^RIFF.{4}WEBP$/s.test(head)
  );
}
