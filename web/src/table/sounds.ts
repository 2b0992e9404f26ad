// Small sounds made on the spot; off until somebody wants them.
import { visit } from "@/house/visit.svelte";

let context: AudioContext | null = null;

function knock(pitch: number, length: number, loudness: number): void {
  context ??= new AudioContext();
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = "triangle";
  tone.frequency.setValueAtTime(pitch, context.currentTime);
  tone.frequency.exponentialRampToValueAtTime(pitch * 0.6, context.currentTime + length);
  volume.gain.setValueAtTime(loudness, context.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, context.currentTime + length);
  tone.connect(volume).connect(context.destination);
  tone.start();
  tone.stop(context.currentTime + length);
}

const SOUNDS = {
  move: () => knock(220, 0.12, 0.12),
  turn: () => (knock(520, 0.18, 0.1), setTimeout(() => knock(780, 0.25, 0.1), 120)),
  end: () => [392, 523, 659, 784].forEach((pitch, i) => setTimeout(() => knock(pitch, 0.4, 0.1), i * 140)),
};

export function sound(name: keyof typeof SOUNDS): void {
  if (visit.sounds) SOUNDS[name]();
}
