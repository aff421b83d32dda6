let audio: AudioContext | null = null;

/**
 * Creates the audio context at the first touch or key, because browsers allow sound only after one
 * (autoplay policy); returns the function that removes the listeners. Without Web Audio nothing
 * sounds.
 */
export function allowSoundAtGesture(): () => void {
  const gestures = ["pointerdown", "keydown"] as const;
  const stop = (): void => {
    for (const gesture of gestures) removeEventListener(gesture, begin, true);
  };
  const begin = (): void => {
    stop();
    if (typeof AudioContext === "undefined") return;
    audio ??= new AudioContext();
    void audio.resume().catch(() => undefined);
  };
  for (const gesture of gestures) addEventListener(gesture, begin, true);
  return stop;
}

/** Two short notes, a fourth apart: hertz, and when each begins in seconds. */
const notes = [
  { hertz: 880, atSeconds: 0 },
  { hertz: 1174.7, atSeconds: 0.14 },
] as const;
const noteSeconds = 0.32;
const loudness = 0.18;

/** Plays two short notes; silent before the first touch or key. */
export function chime(): void {
  if (!audio || audio.state === "closed") return;
  for (const { hertz, atSeconds } of notes) {
    const beginsAt = audio.currentTime + atSeconds;
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.type = "sine";
    tone.frequency.value = hertz;
    volume.gain.setValueAtTime(0, beginsAt);
    volume.gain.linearRampToValueAtTime(loudness, beginsAt + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, beginsAt + noteSeconds);
    tone.connect(volume).connect(audio.destination);
    tone.start(beginsAt);
    tone.stop(beginsAt + noteSeconds);
  }
}
