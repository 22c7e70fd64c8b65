import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  type ReadableSpan,
  type SpanExporter,
} from "@opentelemetry/sdk-trace-node";
import { withoutPersonalData } from "./private-span";

/** Traces are sent over HTTP to OTEL_EXPORTER_OTLP_ENDPOINT, in batches and without personal data. */
export function startProvider(exporter: SpanExporter = new OTLPTraceExporter()): NodeTracerProvider {
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ "service.name": process.env.OTEL_SERVICE_NAME || "rookery" }),
    spanProcessors: [new BatchSpanProcessor(privately(exporter))],
  });
  provider.register();
  return provider;
}

function privately(exporter: SpanExporter): SpanExporter {
  return {
    export: (spans: ReadableSpan[], done) => exporter.export(spans.map(withoutPersonalData), done),
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}
