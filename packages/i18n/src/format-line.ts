/**
 * A decimal point in every language.
 * @example formatLine(26500) // '26.5'
 */
export function formatLine(thousandths: number): string {
  return String(thousandths / 1_000).replace('-', '−');
}

/**
 * "−1.5", "+1.5", "0".
 * @example formatHandicap(1500) // '+1.5'
 */
export function formatHandicap(thousandths: number): string {
  return thousandths > 0 ? `+${formatLine(thousandths)}` : formatLine(thousandths);
}
