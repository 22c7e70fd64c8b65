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

type Provider = { shutdown(): Promise<void> };

/** One provider in a process, however often this file is loaded. */
const shared = globalThis as { rookeryTracing?: Promise<Provider> };
