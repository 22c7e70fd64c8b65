import { createRequire } from "node:module";

const { default: FileSystemCache } = createRequire(import.meta.url)(
  "next/dist/server/lib/incremental-cache/file-system-cache.js",
);

/**
 * Keeps pages and files that are the same for everybody, as Next's own cache does, with two differences. An error is
 * never kept: whoever asks next gets a fresh answer, so an address that leads nowhere today may lead somewhere tomorrow.
 * And what is kept counts from when it was asked for, not from when it was ready: a change made while a page was drawn
 * expires that page too.
 */
export default class PageCache extends FileSystemCache {
  #askedAt = new Map();

  constructor(context) {
    super(context);
    // The listener for changes lives in another copy of the app's modules and reaches the cache here.
    globalThis.rookeryExpireTags ??= (tags) => void this.revalidateTag(tags);
  }

  async get(key, context) {
    // One less, because a change in the same millisecond may have come after.
    this.#askedAt.set(key, Date.now() - 1);
    return super.get(key, context);
  }

  async set(key, data, context) {
    if (data?.status >= 400) return;
    const done = super.set(key, data, context);
    const kept = FileSystemCache.memoryCache?.get(key);
    const askedAt = this.#askedAt.get(key);
    if (kept && askedAt) kept.lastModified = askedAt;
    await done;
  }
}
