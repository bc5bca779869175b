/** Log-odds are whole millionths. */
export const LOG_ODDS_ONE = 1_000_000;

/** e^14: between 1.001 and 1000.000 lie less than 14 of log-odds. */
export const MOST_LOG_ODDS = 14 * LOG_ODDS_ONE;

/** The value that stands for 1 in the fixed-point results of {@link fixedExponential}. */
export const EXPONENTIAL_ONE = 10n ** 24n;

/**
 * e to the power of log-odds, in units of 1 / {@link EXPONENTIAL_ONE}. The series is summed in integers, because `Math.exp`
 * may differ between engines in its last bit.
 *
 * @param logOdds millionths, whole, from −{@link MOST_LOG_ODDS} to {@link MOST_LOG_ODDS}.
 */
export function fixedExponential(logOdds: number): bigint {
  if (logOdds < 0) return (EXPONENTIAL_ONE * EXPONENTIAL_ONE) / fixedExponential(-logOdds);
  const power = BigInt(logOdds);
  let [sum, term] = [0n, EXPONENTIAL_ONE];
  for (let index = 1n; term > 0n; index += 1n) {
    sum += term;
    term = (term * power) / (BigInt(LOG_ODDS_ONE) * index);
  }
  return sum;
}
