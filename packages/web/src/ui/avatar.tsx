import { COLOURS } from './crest-art';

const SHAPES = [
  'M12 6l5.2 9H6.8z',
  'M7 7h10v10H7z',
  'M12 6.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11z',
  'M12 5.5l6 6.5-6 6.5L6 12z',
  'M6 9.5 12 6l6 3.5v5L12 18l-6-3.5z',
] as const;

/** `id` 1 to 15. */
export function Avatar({ id, size = 32 }: { readonly id: number; readonly size?: number }) {
  const colours = COLOURS[(id * 7) % COLOURS.length];
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" focusable="false">
      <rect width="24" height="24" rx="6" fill={colours?.far} />
      <path d="M0 18 24 6v12a6 6 0 0 1-6 6H6a6 6 0 0 1-6-6z" fill={colours?.near} />
      <path d={SHAPES[id % SHAPES.length]} fill="#ffffff" fillOpacity="0.9" />
    </svg>
  );
}
