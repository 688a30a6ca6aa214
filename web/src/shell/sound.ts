/** Quiet sounds, made here: it is your turn, the game is over, a step of a lesson is done. Off until the reader wants them. */
import { settings } from "../settings.svelte";

let context: AudioContext | null = null;

function tone(pitch: number, start: number): void {
  context ??= new AudioContext();
  const oscillator = context.createOscillator();
  const volume = context.createGain();
  const at = context.currentTime + start;
  oscillator.frequency.value = pitch;
  oscillator.type = "triangle";
  volume.gain.setValueAtTime(0.0001, at);
  volume.gain.exponentialRampToValueAtTime(0.12, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.3);
  oscillator.connect(volume).connect(context.destination);
  oscillator.start(at);
  oscillator.stop(at + 0.35);
}

/** It is your turn. */
export function playTurnSound(): void {
  if (settings.sound) [523, 659].forEach((pitch, i) => tone(pitch, i * 0.14));
}

/** The game is over. */
export function playEndSound(): void {
  if (settings.sound) [523, 659, 784].forEach((pitch, i) => tone(pitch, i * 0.14));
}

/** A step of a lesson is done. */
export function playTickSound(): void {
  if (settings.sound) tone(988, 0);
}
