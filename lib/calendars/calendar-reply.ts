/** A feed as calendar apps expect it; 404 if there is none. */
export function calendarReply(feed: string | undefined, cacheControl: string): Response {
  if (feed === undefined) return new Response("This calendar doesn’t exist.", { status: 404 });
  return new Response(feed, {
    headers: { "content-type": "text/calendar; charset=utf-8", "cache-control": cacheControl },
  });
}

/** "open" of "open.ics"; undefined without that ending. */
export function fileName(file: string): string {
  return file.endsWith(".ics") ? file.slice(0, -".ics".length) : "";
}
