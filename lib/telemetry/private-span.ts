import type { ReadableSpan } from "@opentelemetry/sdk-trace-node";

/** What a span may say besides its name and times: kinds, patterns and numbers. */
const ATTRIBUTES = [
  "http.method",
  "http.request.method",
  "http.route",
  "http.status_code",
  "http.response.status_code",
  "next.route",
  "next.rsc",
  "next.span_type",
  "error.type",
  "rookery.answer",
  "rookery.command",
  "rookery.count",
  "rookery.request",
];

/**
 * The span without personal data. Next puts whole addresses into attributes, and error messages, which quote data, into
 * events and statuses: attributes not known to be harmless are dropped, and so are all events.
 */
export function withoutPersonalData(span: ReadableSpan): ReadableSpan {
  const { attributes, status } = span;
  const kept = Object.entries(attributes).filter(([name]) => ATTRIBUTES.includes(name));
  return Object.create(span, {
    name: { value: nameOf(span), enumerable: true },
    attributes: { value: Object.fromEntries(kept), enumerable: true },
    events: { value: [], enumerable: true },
    links: { value: [], enumerable: true },
    status: { value: { code: status.code }, enumerable: true },
  });
}

/**
 * A name that Next derived from an address loses the address. Next names its spans by pattern, except for fetches and
 * unmatched routes.
 */
function nameOf({ name, attributes }: ReadableSpan): string {
  const type = attributes["next.span_type"];
  const route = attributes["next.route"];
  if (type === "BaseServer.handleRequest") {
    return [attributes["http.method"], route].filter((part) => typeof part === "string").join(" ");
  }
  return name
    .replace(/\S*:\/\/\S+/g, "")
    .replace(/\?\S*/g, "")
    .trim();
}
