import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const { default: FileSystemCache } = require("next/dist/server/lib/incremental-cache/file-system-cache.js");
const { tagsManifest } = require("next/dist/server/lib/incremental-cache/tags-manifest.external.js");

/**
 * Keeps pages and files that are the same for everyone, as Next's own cache does, with four differences. An error is
 * never kept: the next request gets a fresh response, so an address that leads nowhere today may lead somewhere tomorrow.
 * What is kept counts from when it was asked for, not from when it was ready: a change made while a page was drawn
 * expires that page too. No one gets a page whose time is up, unless drawing it again has failed. And the front learns
 * which page a request got, so it can keep the whole response.
 */
export default class PageCache extends FileSystemCache {
  constructor(context) {
    super(context);
    // The listener for changes lives in another copy of the app's modules and reaches the cache here.
    globalThis.rookeryExpireTags ??= (tags) => void this.revalidateTag(tags);
  }

  async get(key, context) {
    const request = currentRequest();
    if (request) noteAsked(request, key, context);
    const entry = await super.get(key, context);
    if (!entry || haveExpired(tagsOf(entry), entry.lastModified) || isDueAgain(entry)) return null;
    if (request) request.sharedPage = sharedPage(entry);
    return entry;
  }

  async set(key, data, context) {
    if (data?.status >= 400) return dropGone(key, data);
    const done = super.set(key, withOwnTags(key, data), context);
    const entry = FileSystemCache.memoryCache?.get(key);
    const request = currentRequest();
    const askedAt = request?.askedAt?.get(key);
    if (entry && askedAt) entry.lastModified = askedAt;
    if (entry && request) request.sharedPage = sharedPage(entry);
    await done;
  }
}

/** An address that no longer leads anywhere loses its old page. One that fails keeps it. */
function dropGone(key, { status }) {
  if (status < 500) FileSystemCache.memoryCache?.remove(key);
}

/** Set by lib/telemetry/request.ts; at build time there are no requests. */
function currentRequest() {
  return globalThis.rookeryRequest?.getStore();
}

/** Whatever is looked up here is drawn for everyone if it isn't found. */
function noteAsked(request, key, { kind }) {
  if (request.isRead && (kind === "APP_PAGE" || kind === "APP_ROUTE")) request.isForEverybody = true;
  request.askedAt ??= new Map();
  // One less, because a change in the same millisecond may have come after.
  request.askedAt.set(key, Date.now() - 1);
}

function sharedPage(entry) {
  const { value, lastModified } = entry;
  const content =
    value?.kind === "APP_PAGE" ? value.html : value?.kind === "APP_ROUTE" ? value.body : undefined;
  if (content === undefined) return undefined;
  return {
    content,
    headers: Object.keys(value.headers ?? {}).filter((name) => name !== TAGS),
    isCurrent: currentUntil(endOf(entry), tagsOf(entry), lastModified),
  };
}

/**
 * The page's time is up, and this is the first to ask since. Next would show it once more, however old, and draw it
 * afterward. If it's still here for the next one, drawing it has failed: while the database is away, an old page is better
 * than none.
 */
function isDueAgain(entry) {
  if (Date.now() < endOf(entry) || drawnAgain.has(entry.value)) return false;
  drawnAgain.add(entry.value);
  return true;
}

/** By page, because Next makes a new entry of the old page when drawing fails. */
const drawnAgain = new WeakSet();

/** When the entry's time is up, in milliseconds. */
function endOf({ lastModified, cacheControl }) {
  const seconds = cacheControl?.revalidate;
  return typeof seconds === "number" ? lastModified + seconds * 1000 : Number.POSITIVE_INFINITY;
}

/** Of its own, so that keeping it doesn't keep the page, which takes several times the room of its response. */
function currentUntil(end, tags, askedAt) {
  return () => Date.now() < end && !haveExpired(tags, askedAt);
}

/**
 * Adds what Next doesn't tag. It finds a file by its decoded address and tags it with the address as it was written: a file
 * that was first asked for at /%6Cakeside needs the tag of /lakeside too, or no change would expire it. And it knows only
 * the pages of all organizations that one file draws, not those of one: /lakeside/(public)/[org]/[season]/page.
 */
function withOwnTags(key, data) {
  const written = data?.headers?.[TAGS];
  if (written === undefined) return data;
  const address = addressOf(key);
  const [, organization] = address.split("/");
  const tags = written.split(",");
  const ofOrganization = tags
    .filter((tag) => tag.startsWith(OF_ORGANIZATIONS) && tag.endsWith("/page"))
    .map((tag) => `${BY_ADDRESS}/${organization}${tag.slice(BY_ADDRESS.length)}`);
  const all = new Set([...tags, BY_ADDRESS + address, ...ofOrganization]);
  // An old page that's kept on has them, and stays the same object.
  if (all.size === tags.length) return data;
  return { ...data, headers: { ...data.headers, [TAGS]: [...all].join(",") } };
}

/** Next's key is /route-cache/…/$ and the address; other characters than these can't be sent in a header. */
function addressOf(key) {
  return key.replace(/^.*?\/\$(?=\/)/, "").replace(/[^\t\x20-\x7e]+/g, encodeURIComponent);
}

function tagsOf({ value }) {
  return value?.headers?.[TAGS]?.split(",") ?? [];
}

/**
 * One of a page's tags was expired after it was asked for. Next compares with a clock that a correction of the system's time
 * leaves behind, and would still show the page for as long as the clock was wrong.
 */
function haveExpired(tags, askedAt) {
  return tags.some((tag) => (tagsManifest.get(tag)?.expired ?? 0) > askedAt);
}

const TAGS = "x-next-cache-tags";
const BY_ADDRESS = "_N_T_";
const OF_ORGANIZATIONS = `${BY_ADDRESS}/(public)/[org]/`;
