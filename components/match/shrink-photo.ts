/** A photo that someone picked, ready to send. */
export type PickedPhoto = {
  readonly file: File;
  /** A small picture of it as a data address; null if this browser can't show it. */
  readonly preview: string | null;
};

/** What the server reads. */
export const PHOTO_TYPES = ["image/jpeg", "image/png", "image/webp"];

const LONGEST_EDGE = 2_000;
const PREVIEW_EDGE = 240;
/** A file of this size isn't worth the wait. */
const SMALL_BYTES = 500_000;

/**
 * Makes a photo smaller before it's sent, and turns one that only this browser can read, such as HEIC, into a JPEG. The
 * server does all of this again. A photo that this browser can't read stays as it is.
 */
export async function shrinkPhoto(file: File): Promise<PickedPhoto> {
  try {
    const bitmap = await createImageBitmap(file);
    const preview = draw(bitmap, PREVIEW_EDGE).toDataURL("image/jpeg", 0.7);
    const jpeg =
      file.size > SMALL_BYTES || !PHOTO_TYPES.includes(file.type) ? await toJpeg(bitmap, file) : file;
    bitmap.close();
    return { file: jpeg, preview };
  } catch {
    return { file, preview: null };
  }
}

async function toJpeg(bitmap: ImageBitmap, file: File): Promise<File> {
  const canvas = draw(bitmap, LONGEST_EDGE);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.85));
  const isBetter = blob && (blob.size < file.size || !PHOTO_TYPES.includes(file.type));
  return isBetter ? new File([blob], `${file.name.replace(/\.\w+$/, "")}.jpg`, { type: blob.type }) : file;
}

function draw(bitmap: ImageBitmap, longest: number): HTMLCanvasElement {
  const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser has no canvas");
  context.fillStyle = "white";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}
