/** Random numbers that are the same on every run. */
export class Chance {
  constructor(private seed: number) {}

  /** A whole number from 0 up to, but not including, the given one. */
  next(below: number): number {
    this.seed = (Math.imul(this.seed, 1664525) + 1013904223) >>> 0;
    return Math.floor((this.seed / 0x100000000) * below);
  }

  pick<Item>(items: readonly Item[]): Item {
    return items[this.next(items.length)]!;
  }
}
