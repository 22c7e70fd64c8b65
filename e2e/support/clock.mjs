import { existsSync, readFileSync, rmSync } from "node:fs";

/**
 * Preloaded into a server of its own, so that its clocks begin at CLOCK_BEGINS and go on from there. A time in the file
 * CLOCK_FILE sets them once more, and then the file is gone. The app itself knows nothing about it.
 */
const RealDate = Date;
let ahead = RealDate.parse(process.env.CLOCK_BEGINS ?? "") - RealDate.now();
const now = () => RealDate.now() + ahead;

globalThis.Date = new Proxy(RealDate, {
  construct: (_target, args) => Reflect.construct(RealDate, args.length > 0 ? args : [now()]),
  get: (_target, key) => (key === "now" ? now : Reflect.get(RealDate, key)),
});
// Next dates what it keeps by this one.
const { timeOrigin } = performance;
Object.defineProperty(performance, "timeOrigin", { get: () => timeOrigin + ahead });

const file = process.env.CLOCK_FILE ?? "";
setInterval(() => {
  if (!existsSync(file)) return;
  ahead = RealDate.parse(readFileSync(file, "utf8")) - RealDate.now();
  rmSync(file);
}, 50).unref();
