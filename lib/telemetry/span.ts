import { type Attributes, SpanStatusCode, trace } from "@opentelemetry/api";

/**
 * Runs work as a span: a named part of a trace. Costs nothing when tracing is off. Attributes are kinds and numbers,
 * never people; private-span.ts drops everything it doesn't know.
 */
export function inSpan<Value>(
  name: string,
  attributes: Attributes,
  work: () => Promise<Value>,
): Promise<Value> {
  return trace.getTracer("rookery").startActiveSpan(name, { attributes }, async (span) => {
    try {
      return await work();
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}
