/** Starts sending traces, once per process and only if OTEL_EXPORTER_OTLP_ENDPOINT is set. */
export async function startTracing(): Promise<void> {
  if (!process.env.OTEL_EXPORTER_OTLP_ENDPOINT?.trim()) return;
  // Loaded only now, so a process that sends no traces pays nothing for them.
  shared.rookeryTracing ??= import("./trace-provider").then(({ startProvider }) => startProvider());
  await shared.rookeryTracing;
}

/** Sends the traces not sent yet, when the process ends. */
export async function stopTracing(): Promise<void> {
  const provider = await shared.rookeryTracing;
  delete shared.rookeryTracing;
  await provider?.shutdown();
}

type Provider = { shutdown(): Promise<void> };

/** One provider per process, however often this file is loaded. */
const shared = globalThis as { rookeryTracing?: Promise<Provider> };
