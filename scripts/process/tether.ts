import { type ChildProcess, type StdioOptions, spawn } from "node:child_process";
import { once } from "node:events";

export type TetherOptions = {
  /** The signal that asks this program to shut down cleanly. */
  readonly signal: "INT" | "TERM";
  readonly output: "inherit" | "ignore" | number;
  readonly cwd: string;
  readonly env?: NodeJS.ProcessEnv | undefined;
  readonly user?: { readonly uid: number; readonly gid: number } | undefined;
};

export type Tethered = {
  readonly child: ChildProcess;
  readonly exited: Promise<number>;
  /** Asks the program to stop and waits until it has. */
  stop(): Promise<void>;
};

/**
 * Starts a program that ends when we end, even if we're killed with SIGKILL: a small shell waits for the end of a
 * pipe that only we hold open, then forwards the signal. The program gets its own session, so that Ctrl-C reaches
 * only us and we choose the order in which things stop.
 */
export function tether(command: string, args: readonly string[], options: TetherOptions): Tethered {
  const stdio: StdioOptions = ["pipe", options.output, options.output];
  const child = spawn("/bin/sh", ["-c", KEEPER, "keeper", options.signal, command, ...args], {
    stdio,
    detached: true,
    cwd: options.cwd,
    env: options.env ?? process.env,
    ...options.user,
  });
  const exited = waitForExit(child);
  child.stdin?.on("error", () => {});

  return {
    child,
    exited,
    async stop() {
      child.stdin?.end();
      await exited;
    },
  };
}

const KEEPER = `
exec 3<&0
signal=$1; shift
"$@" 3<&- </dev/null & child=$!
trap 'kill -s "$signal" "$child" 2>/dev/null' TERM INT HUP
{ read -r _ <&3; kill -s "$signal" "$child"; } 2>/dev/null & watcher=$!
status=0
wait "$child"; status=$?
while kill -0 "$child" 2>/dev/null; do wait "$child"; status=$?; done
kill "$watcher" 2>/dev/null
exit "$status"
`;

async function waitForExit(child: ChildProcess): Promise<number> {
  try {
    const [code] = (await once(child, "exit")) as [number | null];
    return code ?? 1;
  } catch {
    return 127;
  }
}
