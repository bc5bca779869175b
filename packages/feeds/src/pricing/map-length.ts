import { normalCdf, normalQuantile } from './normal';

const SIGMA = 0.16;
const DRIFT = (SIGMA * SIGMA) / 2;
const POINTS = 12;
/** Rest of an overdue map, share of the expected length. */
const OVERDUE = 0.02;
const NEVER = 1e-6;

/** Log-normal with mean `expectedS`, in seconds. */
export function lengthAt(expectedS: number, deviate: number): number {
  return expectedS * Math.exp(SIGMA * deviate - DRIFT);
}

function survival(expectedS: number, seconds: number): number {
  if (seconds <= 0) return 1;
  return 1 - normalCdf((Math.log(seconds / expectedS) + DRIFT) / SIGMA);
}

export function lastsChance(expectedS: number, clockS: number, seconds: number): number {
  if (clockS >= seconds) return 1;
  const alive = survival(expectedS, clockS);
  return alive < NEVER ? 0 : survival(expectedS, seconds) / alive;
}

export function remainingLengths(expectedS: number, clockS: number): readonly number[] {
  const alive = survival(expectedS, clockS);
  if (alive < NEVER) return [expectedS * OVERDUE];
  return Array.from({ length: POINTS }, (_, i) => {
    const deviate = normalQuantile(1 - alive * (1 - (i + 0.5) / POINTS));
    return Math.max(0, lengthAt(expectedS, deviate) - clockS);
  });
}
