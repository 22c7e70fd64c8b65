import type { Board } from "./board";
import { clz32, imul } from "./square-sets";

/**
 * The words of a position: seven sets of two, then everything else that affects the legal moves; the last is a mark.
 */
const WORDS = 16;
const STATE = 14;
const MARK = 15;

/** Castling rights and en-passant square. The clock doesn't count. */
const RIGHTS = 0x3ff;

/**
 * Seen positions by number, packed into one array, because a search keeps a hundred thousand of them. Two positions
 * are the same only if all words are; the hash only says where to look.
 */
export class Seen {
  count = 0;
  private words = new Int32Array(WORDS << 8);
  /** A position's number + 1 and its hash, in pairs. Never more than half full. */
  private slots = new Int32Array(4 << 8);

  /** The number of a new position, or -1 if it's known. */
  add({ sets, state, turn }: Board): number {
    const { words, count } = this;
    const at = count * WORDS;
    let hash = 0;
    for (let word = 0; word <= STATE; word += 1) {
      const value = word === STATE ? (state & RIGHTS) | (turn << 10) : sets[word]!;
      words[at + word] = value;
      hash = imul(hash ^ value, 0x9e3779b1);
      hash ^= hash >>> 15;
    }
    let slot = this.firstSlot(hash);
    for (; this.slots[slot] !== 0; slot = this.nextSlot(slot)) {
      if (this.slots[slot + 1] === hash && this.isSame((this.slots[slot]! - 1) * WORDS, at)) return -1;
    }
    this.slots[slot] = count + 1;
    this.slots[slot + 1] = hash;
    this.count += 1;
    if (this.count * WORDS === words.length) this.grow();
    return count;
  }

  /** Sets up a position again on an existing board. */
  load(number: number, board: Board): void {
    const { words } = this;
    const { sets, men } = board;
    const at = number * WORDS;
    for (let word = 0; word < STATE; word += 1) sets[word] = words[at + word]!;
    board.state = words[at + STATE]! & RIGHTS;
    board.turn = words[at + STATE]! >>> 10;
    men.fill(0);
    for (let half = 0; half < 2; half += 1) {
      let black = 0;
      for (let role = 0; role < 6; role += 1) {
        for (let rest = sets[role * 2 + half]!; rest !== 0; rest &= rest - 1) {
          const bit = rest & -rest;
          const isWhite = (sets[12 + half]! & bit) !== 0;
          men[half * 32 + 31 - clz32(bit)] = 1 + role + (isWhite ? 0 : 8);
          if (!isWhite) black |= bit;
        }
      }
      sets[14 + half] = black;
    }
  }

  /** Marks a position. True the first time. */
  mark(number: number): boolean {
    const at = number * WORDS + MARK;
    const isFirst = this.words[at] === 0;
    this.words[at] = 1;
    return isFirst;
  }

  private firstSlot(hash: number): number {
    return (hash * 2) & (this.slots.length - 1);
  }

  private nextSlot(slot: number): number {
    return (slot + 2) & (this.slots.length - 1);
  }

  private isSame(one: number, other: number): boolean {
    for (let word = 0; word <= STATE; word += 1) {
      if (this.words[one + word] !== this.words[other + word]) return false;
    }
    return true;
  }

  private grow(): void {
    const { words, slots } = this;
    this.words = new Int32Array(words.length * 2);
    this.words.set(words);
    this.slots = new Int32Array(slots.length * 2);
    for (let old = 0; old < slots.length; old += 2) {
      if (slots[old] === 0) continue;
      let slot = this.firstSlot(slots[old + 1]!);
      while (this.slots[slot] !== 0) slot = this.nextSlot(slot);
      this.slots[slot] = slots[old]!;
      this.slots[slot + 1] = slots[old + 1]!;
    }
  }
}
