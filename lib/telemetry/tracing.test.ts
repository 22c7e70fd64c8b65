import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { trace } from "@opentelemetry/api";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { inSpan } from "./span";
import { startTracing, stopTracing } from "./tracing";

const received: string[] = [];
const collector = createServer(async (request, response) => {
  for await (const chunk of request) received.push(String(chunk));
  response.end("{}");
});

beforeAll(async () => {
  collector.listen(0, "127.0.0.1");
  await once(collector, "listening");
});
afterAll(() => collector.close());

test("without an endpoint nothing is traced and the work is done all the same", async () => {
  await startTracing();
  expect(await inSpan("sweep", {}, async () => trace.getActiveSpan()?.isRecording() ?? false)).toBe(false);
});

test("spans reach the collector without addresses, messages and unknown attributes", async () => {
  const { port } = collector.address() as AddressInfo;
  vi.stubEnv("OTEL_EXPORTER_OTLP_ENDPOINT", `http://127.0.0.1:${port}`);
  await startTracing();
  await inSpan("command approve", { "rookery.command": "approve", "user.name": "Amara" }, async () => {
    const tracer = trace.getTracer("next.js");
    const request = tracer.startSpan("GET /secret-1?token=secret-2", {
      attributes: {
        "next.span_type": "BaseServer.handleRequest",
        "next.route": "/[org]",
        "http.method": "GET",
        "http.target": "/secret-1?token=secret-2",
      },
    });
    request.recordException(new Error("secret-3"));
    request.setStatus({ code: 2, message: "secret-4" });
    request.end();
    tracer.startSpan("fetch GET http://inside/secret-5", { attributes: { "http.url": "secret-6" } }).end();
  });
  await stopTracing();

  const said = received.join("");
  for (const kept of ["command approve", "GET /[org]", "fetch GET", "rookery.command", "rookery"])
    expect(said).toContain(kept);
  expect(said).not.toMatch(/secret|Amara/);
});

test("an error goes through, and its span says no more than that there was one", async () => {
  await expect(inSpan("sweep", {}, () => Promise.reject(new Error("Through")))).rejects.toThrow("Through");
});
