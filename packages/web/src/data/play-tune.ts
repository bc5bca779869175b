/** Hz. */
const TUNES = {
  confirmed: [659, 880],
  won: [659, 831, 988, 1_319],
  open: [523, 784],
  tick: [988],
  lock: [392, 294],
  blood: [440, 440],
  cards: [587],
  merge: [523, 659],
  merge3: [523, 659, 784, 1_047],
  sale: [440],
} as const;
export type Tune = keyof typeof TUNES;

/** Seconds. */
const NOTE_S = 0.18;
const STEP_S = 0.11;
/** Gain, audible beside a stream. */
const LOUDNESS = 0.12;
const SILENCE = 0.0001;

/** Silent if hidden, without audio, or before the first interaction (USER-7). */
export function playTune(tune: Tune): void {
  if (document.visibilityState !== 'visible' || !wasTouched()) return;
  try {
    sound(new AudioContext(), TUNES[tune]);
  } catch {
    // No audio.
  }
}

function wasTouched(): boolean {
  return 'userActivation' in navigator && navigator.userActivation.hasBeenActive;
}

function sound(audio: AudioContext, notes: readonly number[]): void {
  const start = audio.currentTime;
  notes.forEach((hertz, index) => {
    const at = start + index * STEP_S;
    const [tone, volume] = [audio.createOscillator(), audio.createGain()];
    tone.frequency.value = hertz;
    volume.gain.setValueAtTime(LOUDNESS, at);
    volume.gain.exponentialRampToValueAtTime(SILENCE, at + NOTE_S);
    tone.connect(volume).connect(audio.destination);
    if (index === notes.length - 1) tone.onended = () => void audio.close();
    tone.start(at);
    tone.stop(at + NOTE_S);
  });
}
