import type { ReadableSpan } from "@opentelemetry/sdk-trace-node";

/** What a span may say beside its name and its times: kinds, patterns and numbers. */
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
 * The span without what may be personal. Next puts whole addresses into attributes, and messages of errors, which quote
 * data, into events and states: an attribute that is not known to be harmless is dropped, and so is every event.
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
 * A name that Next makes up out of an address loses the address. Next's spans are named by patterns, except where it
 * fetches something or where no route was found.
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
