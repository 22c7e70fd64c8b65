import { afterEach, beforeEach, expect, test, vi } from "vitest";

const started: number[] = [];

class FakeAudio {
  currentTime = 0;
  destination = {};
  resume = async () => undefined;
  createGain = () => ({
    gain: { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() },
    connect: (next: object) => next,
  });
  createOscillator = () => {
    const oscillator = {
      frequency: { value: 0 },
      connect: (next: object) => next,
      start: () => started.push(oscillator.frequency.value),
      stop: vi.fn(),
    };
    return oscillator;
  };
}

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.resetModules();
  vi.stubGlobal("AudioContext", FakeAudio);
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  started.length = 0;
});

test("sounds are off until they’re turned on, and off again", async () => {
  const { playSound, turnSounds } = await import("./sounds");
  playSound("move");
  expect(started).toEqual([]);
  turnSounds("on");
  playSound("end");
  expect(started).toEqual([523, 392]);
  turnSounds("off");
  playSound("low-time");
  expect(started).toHaveLength(2);
});

test("a browser that keeps nothing stays silent", async () => {
  vi.stubGlobal("localStorage", undefined);
  const { playSound, turnSounds } = await import("./sounds");
  turnSounds("on");
  playSound("move");
  expect(started).toEqual([]);
});
