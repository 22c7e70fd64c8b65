import { type Attributes, SpanStatusCode, trace } from "@opentelemetry/api";

/**
 * Does work as a span: a piece of a trace with a beginning, an end and a name. Costs nothing while nothing is traced.
 * Attributes name kinds and numbers, never people; private-span.ts drops all that it doesn't know.
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
