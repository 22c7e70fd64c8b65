export type Sound = "move" | "end" | "low-time";

/** Notes in hertz, one after the other. */
const NOTES: Readonly<Record<Sound, readonly number[]>> = {
  move: [440],
  end: [523, 392],
  "low-time": [880, 880],
};

const NOTE_SECONDS = 0.12;
const KEPT_AS = "rookery-sounds";

/** Off until someone turns them on, on each device. */
export function areSoundsOn(): boolean {
  try {
    return localStorage.getItem(KEPT_AS) === "on";
  } catch {
    return false;
  }
}

/** Keeps the choice on this device. A browser that keeps nothing stays silent. */
export function turnSounds(to: "on" | "off"): void {
  try {
    localStorage.setItem(KEPT_AS, to);
  } catch {
    // If the browser can't store it, sounds stay as they were, and the switch shows it.
  }
}

let context: AudioContext | undefined;

/** Plays a sound if sounds are on. */
export function playSound(sound: Sound): void {
  if (!areSoundsOn() || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  void context.resume();
  for (const [index, hertz] of NOTES[sound].entries())
    playNote(context, hertz, context.currentTime + index * NOTE_SECONDS);
}

/** Fades out, so that it doesn't click. */
function playNote(audio: AudioContext, hertz: number, at: number): void {
  const [oscillator, volume] = [audio.createOscillator(), audio.createGain()];
  oscillator.frequency.value = hertz;
  volume.gain.setValueAtTime(0.2, at);
  volume.gain.exponentialRampToValueAtTime(0.001, at + NOTE_SECONDS);
  oscillator.connect(volume).connect(audio.destination);
  oscillator.start(at);
  oscillator.stop(at + NOTE_SECONDS);
}
