/** A feed as calendars ask for it; 404 where there is none. */
export function calendarReply(feed: string | undefined, cacheControl: string): Response {
  if (feed === undefined) return new Response("There is no such calendar.", { status: 404 });
  return new Response(feed, {
    headers: { "content-type": "text/calendar; charset=utf-8", "cache-control": cacheControl },
  });
}

/** "open" of "open.ics". What has no such ending names nothing. */
export function fileName(file: string): string {
  return file.endsWith(".ics") ? file.slice(0, -".ics".length) : "";
}
