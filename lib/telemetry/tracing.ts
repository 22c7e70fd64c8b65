import { type Attributes, SpanStatusCode, trace } from "@opentelemetry/api";

/** Sends traces away, once in a process and only when OTEL_EXPORTER_OTLP_ENDPOINT says where to. */
export async function startTracing(): Promise<void> {
  if (!process.env.OTEL_EXPORTER_OTLP_ENDPOINT?.trim()) return;
  // Loaded only now: whoever sends no traces pays nothing for them.
  shared.rookeryTracing ??= import("./trace-provider").then(({ startProvider }) => startProvider());
  await shared.rookeryTracing;
}

/** Sends what was traced and not sent yet, when the process ends. */
export async function stopTracing(): Promise<void> {
  const provider = await shared.rookeryTracing;
  delete shared.rookeryTracing;
  await provider?.shutdown();
}

/**
 * Does work as a span: a piece of a trace with a beginning, an end and a name. Costs nothing while nothing is traced.
 * Attributes name kinds and numbers, never people; trace-provider.ts drops all that it doesn't know.
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

type Provider = { shutdown(): Promise<void> };

/** The server and the bundle of the app load this file separately and trace as one. */
const shared = globalThis as { rookeryTracing?: Promise<Provider> };
