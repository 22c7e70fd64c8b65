import { S3mini } from "s3mini";
import { env } from "@/lib/env";
import type { PhotoId } from "@/lib/shared/ids";

/** Puts a photo into the bucket of the settings. Putting it there again replaces it with itself. */
export async function putIntoBucket(id: PhotoId, photo: Uint8Array): Promise<void> {
  await bucket().putObject(keyOf(id), photo, "image/webp");
}

/** A photo from the bucket. Throws if it isn't there: the database says that it is. */
export async function readFromBucket(id: PhotoId): Promise<Uint8Array<ArrayBuffer>> {
  const photo = await bucket().getObjectArrayBuffer(keyOf(id));
  if (!photo) throw new Error(`The bucket doesn't have photo ${id}`);
  return new Uint8Array(photo);
}

/** Deletes a photo from the bucket; one that isn't there is deleted. */
export async function deleteFromBucket(id: PhotoId): Promise<void> {
  await bucket().deleteObject(keyOf(id));
}

/** Do the settings name a bucket? The sweep also asks where there are no other settings, as when a demo is filled in. */
export function hasBucket(): boolean {
  return Boolean(process.env.PHOTOS_BUCKET_URL?.trim());
}

const PATIENCE_MS = 15_000;

function bucket(): S3mini {
  const { photoBucket } = env();
  if (!photoBucket) throw new Error("PHOTOS_BUCKET_URL is not set, but photos have been moved to a bucket");
  const { url: endpoint, keyId: accessKeyId, secret: secretAccessKey, region } = photoBucket;
  return new S3mini({ endpoint, accessKeyId, secretAccessKey, region, requestAbortTimeout: PATIENCE_MS });
}

function keyOf(id: PhotoId): string {
  return `photos/${id}.webp`;
}
