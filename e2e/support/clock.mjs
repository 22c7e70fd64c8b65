/**
 * Preloaded into a server of its own, so that its clocks begin at CLOCK_BEGINS and go on from there. The app itself
 * knows nothing about it.
 */
const RealDate = Date;
const ahead = RealDate.parse(process.env.CLOCK_BEGINS ?? "") - RealDate.now();
const now = () => RealDate.now() + ahead;

globalThis.Date = new Proxy(RealDate, {
  construct: (_target, args) => Reflect.construct(RealDate, args.length > 0 ? args : [now()]),
  get: (_target, key) => (key === "now" ? now : Reflect.get(RealDate, key)),
});
// Next dates what it keeps by this one.
Object.defineProperty(performance, "timeOrigin", { value: performance.timeOrigin + ahead });
