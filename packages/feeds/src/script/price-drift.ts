import type { MatchScript } from './match-script';

const HOUR = 3_600_000;
/** Slow and fast, on the log-odds: amplitude, period in ms. */
const WAVES = [
  { size: 0.07, length: 1.7 * HOUR },
  { size: 0.04, length: 0.18 * HOUR },
] as const;
const GOLDEN = 0.618033988749895;

/**
 * Side 1's map win probability in pre-match prices: oscillates around the true one, converges to it in the last hour
 * and equals it from the start on.
 */
export function believedMapWin(script: MatchScript, at: number): number {
  const { mapWin } = script.strengths;
  const fade = Math.min(1, Math.max(0, script.startTime - at) / HOUR);
  if (fade === 0) return mapWin;
  const phase = (script.gameId * GOLDEN) % 1;
  const offset = WAVES.reduce(
    (sum, { size, length }, i) => sum + size * Math.sin(2 * Math.PI * ((at % length) / length + phase * (i + 1))),
    0,
  );
  const odds = (mapWin / (1 - mapWin)) * Math.exp(fade * offset);
  return odds / (1 + odds);
}

/** Between pre-match prices, 20 to 60 s per match. */
export function driftStepMs(script: MatchScript): number {
  return 20_000 + Math.floor(((script.gameId * GOLDEN) % 1) * 40) * 1_000;
}
