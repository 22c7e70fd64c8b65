import { type PlacedEvent, TIME_EVENT } from "@/lib/room/rules/cursor";
import type { Instant } from "@/lib/shared/instant";
import { deviceTime } from "./device-clock";

type Follower = {
  /** Where the stream begins; asked each time it's opened. */
  readonly address: () => string;
  readonly onNews: (news: readonly PlacedEvent[]) => void;
  /** The server's time, and the device's time when it opened this stream. */
  readonly onTime: (said: Instant, opened: number) => void;
  /** The stream has opened, or it's lost. */
  readonly onLive: (isLive: boolean) => void;
};

/** A stream that was refused, as when no one is signed in, is asked for again less and less often. */
const RETRY_MS = { first: 2_000, longest: 20_000 };
/** The server says its time every 15 seconds. A stream that has missed two of them hangs. */
const SILENCE_MS = 35_000;
/** After the device slept or was offline, missing one is enough. */
const SHORT_SILENCE_MS = 20_000;
const WAKING = ["visibilitychange", "online", "pageshow"];

/**
 * Follows what happens in the games of a match, and opens the stream again if it's refused or hangs.
 *
 * @returns stops following
 */
export function followGames({ address, onNews, onTime, onLive }: Follower): () => void {
  let source: EventSource;
  let timer: ReturnType<typeof setTimeout>;
  let retryMs = RETRY_MS.first;
  let opened = 0;
  let heardAt = 0;
  /** This server says its time. Earlier versions don't, and are silent whenever nothing happens. */
  let saysTime = false;

  function open(): void {
    source = new EventSource(address());
    begin();
    source.onopen = () => {
      retryMs = RETRY_MS.first;
      heard();
      onLive(true);
    };
    source.onmessage = ({ data }: MessageEvent<string>) => {
      heard();
      onNews(JSON.parse(data) as PlacedEvent[]);
    };
    source.addEventListener(TIME_EVENT, ({ data }: MessageEvent<string>) => {
      saysTime = true;
      heard();
      onTime(data as Instant, opened);
    });
    source.onerror = () => {
      onLive(false);
      // The browser connects again by itself, maybe to another version of the server, unless it was refused.
      begin();
      if (source.readyState !== EventSource.CLOSED) return;
      schedule(open, retryMs);
      retryMs = Math.min(2 * retryMs, RETRY_MS.longest);
    };
  }

  function begin(): void {
    opened = deviceTime();
    saysTime = false;
    heard();
  }

  function heard(): void {
    heardAt = deviceTime();
    schedule(reopen, SILENCE_MS);
  }

  function schedule(work: () => void, ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(work, ms);
  }

  function reopen(): void {
    if (source.readyState === EventSource.OPEN && !saysTime) return;
    source.close();
    onLive(false);
    open();
  }

  function wake(): void {
    const isClosed = source.readyState === EventSource.CLOSED;
    if (isClosed || deviceTime() - heardAt > SHORT_SILENCE_MS) reopen();
  }

  for (const event of WAKING) window.addEventListener(event, wake);
  open();
  return () => {
    for (const event of WAKING) window.removeEventListener(event, wake);
    clearTimeout(timer);
    source.close();
  };
}
