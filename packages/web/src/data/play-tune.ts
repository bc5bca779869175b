/** Short notes one after another, in hertz. */
const TUNES = {
  /** A bet was taken. */
  confirmed: [659, 880],
  /** A bet won. */
  won: [659, 831, 988, 1_319],
} as const;
export type Tune = keyof typeof TUNES;

/** How long a note sounds and how far they stand apart, in seconds. */
const NOTE_S = 0.18;
const STEP_S = 0.11;
/** Of 1: heard beside a stream, startles nobody. */
const LOUDNESS = 0.12;
const SILENCE = 0.0001;

/**
 * Plays a tune made of tones (USER-7). Silent where nobody sees the page, where nobody has touched it yet, so that no
 * browser has to refuse, and where there is no sound to be had.
 */
export function playTune(tune: Tune): void {
  if (document.visibilityState !== 'visible' || !wasTouched()) return;
  try {
    sound(new AudioContext(), TUNES[tune]);
  } catch {
    // A machine without sound is as good as one with its sound off.
  }
}

/** A browser that does not say is one that may refuse. */
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
