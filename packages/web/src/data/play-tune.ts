/** Frequencies of successive notes in Hz. */
const TUNES = {
  /** A bet was accepted. */
  confirmed: [659, 880],
  /** A bet won. */
  won: [659, 831, 988, 1_319],
} as const;
export type Tune = keyof typeof TUNES;

/** Length of a note and interval between notes, in seconds. */
const NOTE_S = 0.18;
const STEP_S = 0.11;
/** Gain, 1 is full: audible beside a stream, but not startling. */
const LOUDNESS = 0.12;
const SILENCE = 0.0001;

/**
 * Plays a tune (USER-7). Silent if the page is hidden, if the player has not interacted with it yet (browsers refuse
 * then), or if there is no audio.
 */
export function playTune(tune: Tune): void {
  if (document.visibilityState !== 'visible' || !wasTouched()) return;
  try {
    sound(new AudioContext(), TUNES[tune]);
  } catch {
    // A machine without audio is treated as muted.
  }
}

/** A browser without `userActivation` may refuse, so it counts as untouched. */
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
