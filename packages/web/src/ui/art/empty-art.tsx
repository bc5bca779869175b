import type { IconName } from '../icon';

/** Colours follow the theme and the brand. */
const FUR = 'var(--cl-surface-4)';
const INK = 'var(--cl-text-2)';
const LINE = { fill: 'none', stroke: INK, strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

const OPEN_EYES = 'M30 38v.1M48 38v.1';
const ASLEEP = 'M26 38q4 4 8 0M44 38q4 4 8 0';
const GLAD = 'M26 39q4-5 8 0M44 39q4-5 8 0';
const SMILE = 'M33 47q6 5 12 0';
const SURPRISED = 'M37 48a2.5 2.5 0 1 0 .1 0z';

interface Mood {
  readonly eyes: string;
  readonly mouth: string;
  /** Beside the head. */
  readonly extra: string;
}

const SLEEPING: Mood = { eyes: ASLEEP, mouth: SMILE, extra: 'M60 22h7l-7 8h7M70 10h5l-5 6h5' };
const LOOKING: Mood = { eyes: OPEN_EYES, mouth: SURPRISED, extra: 'M66 14q-1-6 5-6t5 5q0 4-5 5v3M71 25v.1' };
const GREETING: Mood = { eyes: GLAD, mouth: SMILE, extra: 'M64 22l6-6M67 31l8-2M58 15l2-8' };
const WATCHING: Mood = { eyes: OPEN_EYES, mouth: 'M34 48h10', extra: 'M66 12v10M66 27v.1' };

const MOODS: Partial<Readonly<Record<IconName, Mood>>> = {
  search: LOOKING,
  globe: WATCHING,
  lock: SLEEPING,
  receipt: SLEEPING,
  ticket: SLEEPING,
  shield: WATCHING,
};

/** The mascot, a cat with a headset, in the mood of the screen (ART-3). Decorative. */
export function EmptyArt({ icon }: { readonly icon: IconName }) {
  const { eyes, mouth, extra } = MOODS[icon] ?? GREETING;
  return (
    <svg viewBox="0 0 96 80" width="96" height="80" aria-hidden="true" focusable="false">
      <ellipse cx="40" cy="76" rx="34" ry="4" fill="var(--cl-surface-2)" />
      <path d="M14 76q-1-20 25-20t25 20z" fill={FUR} />
      <path d="M14 16l12 7q13-5 26 0l12-7v22a25 21 0 0 1-50 0z" fill={FUR} />
      <path d="M18 23l7 4-6 5zM60 23l-7 4 6 5z" fill="var(--cl-accent-text)" />
      <path d="M13 38a26 25 0 0 1 52 0" {...LINE} stroke="var(--cl-accent-text)" strokeWidth="3" />
      <rect x="8" y="34" width="8" height="14" rx="4" fill="var(--cl-accent-text)" />
      <rect x="62" y="34" width="8" height="14" rx="4" fill="var(--cl-accent-text)" />
      <path d={eyes} {...LINE} strokeWidth={eyes === OPEN_EYES ? 5 : 2} />
      <path d={mouth} {...LINE} />
      <path d={extra} {...LINE} />
    </svg>
  );
}
