import { normalCdf, normalQuantile } from './normal';

/** Standard deviation of the logarithm. */
const SIGMA = 0.16;
const DRIFT = (SIGMA * SIGMA) / 2;
const POINTS = 12;
/** Expected remainder of an overdue map, share of the expected length. */
const OVERDUE = 0.02;
const NEVER = 1e-6;

/** Seconds at a standard normal deviate; log-normal with mean `expectedS`. */
export function lengthAt(expectedS: number, deviate: number): number {
  return expectedS * Math.exp(SIGMA * deviate - DRIFT);
}

function survival(expectedS: number, seconds: number): number {
  if (seconds <= 0) return 1;
  return 1 - normalCdf((Math.log(seconds / expectedS) + DRIFT) / SIGMA);
}

/** Probability that a map at `clockS` lasts `seconds`; 1 once it has. */
export function lastsChance(expectedS: number, clockS: number, seconds: number): number {
  if (clockS >= seconds) return 1;
  const alive = survival(expectedS, clockS);
  return alive < NEVER ? 0 : survival(expectedS, seconds) / alive;
}

/** Equally likely, in seconds, for a map at `clockS`. */
export function remainingLengths(expectedS: number, clockS: number): readonly number[] {
  const alive = survival(expectedS, clockS);
  if (alive < NEVER) return [expectedS * OVERDUE];
  return Array.from({ length: POINTS }, (_, i) => {
    const deviate = normalQuantile(1 - alive * (1 - (i + 0.5) / POINTS));
    return Math.max(0, lengthAt(expectedS, deviate) - clockS);
  });
}
