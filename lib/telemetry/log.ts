import { randomUUID } from "node:crypto";
import { type DestinationStream, type Logger, pino } from "pino";
import { type DescribedError, describeError } from "./describe-error";
import { currentRequest } from "./request";

/**
 * What a log line may carry besides its message. The list is closed so that no one logs a person, an address or a form
 * by accident: only IDs, kinds and numbers.
 */
export type LogFields = {
  readonly method?: string;
  /** The pattern of an address, such as /[org]/[season]; never the address itself. */
  readonly route?: string;
  readonly status?: number;
  readonly ms?: number;
  /** What React tells the browser in place of an error. */
  readonly digest?: string | undefined;
  /** The ID of a match, a round, an email or a webhook. */
  readonly id?: string;
  readonly count?: number;
  /** The queue of a job; it says what kind of job it is. */
  readonly queue?: string;
  readonly error?: unknown;
};

/** This process's log: one JSON object per line, with the ID of its request. */
export const log = {
  debug: (sentence: string, fields?: LogFields) => write("debug", sentence, fields),
  info: (sentence: string, fields?: LogFields) => write("info", sentence, fields),
  warn: (sentence: string, fields?: LogFields) => write("warn", sentence, fields),
  error: (sentence: string, fields?: LogFields) => write("error", sentence, fields),
};

export const LOG_LEVELS = ["debug", "info", "warn", "error", "silent"] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Sends the log somewhere else, for tests. */
export function logTo(destination: DestinationStream, level: LogLevel): void {
  shared.rookeryLog = makeLogger(level, destination);
}

function write(level: Exclude<LogLevel, "silent">, sentence: string, fields: LogFields = {}): void {
  shared.rookeryLog ??= makeLogger(levelOfProcess());
  const { error, ...rest } = fields;
  const request = currentRequest()?.id;
  shared.rookeryLog[level](
    { ...(request ? { request } : {}), ...rest, ...(error === undefined ? {} : { error: withId(error) }) },
    sentence,
  );
}

/** A logged error has an ID, so a person who saw it can be helped. */
function withId(error: unknown): DescribedError & { readonly id: string } {
  return { id: randomUUID(), ...describeError(error) };
}

function makeLogger(level: LogLevel, destination: DestinationStream = pino.destination(1)): Logger {
  return pino(
    {
      level,
      base: null,
      messageKey: "message",
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    destination,
  );
}

function levelOfProcess(): LogLevel {
  const wanted = process.env.LOG_LEVEL?.trim();
  // In development a person reads the terminal and sees the pages themselves.
  const usual = process.env.NODE_ENV === "production" ? "info" : "warn";
  return LOG_LEVELS.find((level) => level === wanted) ?? usual;
}

/** The server and the app's bundle load this file separately but share one log. */
const shared = globalThis as { rookeryLog?: Logger };
