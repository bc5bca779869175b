/**
 * Writes a line of integer thousandths as the trade does, with a point in every language: 26500 is "26.5".
 *
 * @example formatLine(26500) // '26.5'
 */
export function formatLine(thousandths: number): string {
  return String(thousandths / 1_000).replace('-', '−');
}

/**
 * A handicap with its sign, "−1.5", "+1.5", "0".
 *
 * @example formatHandicap(1500) // '+1.5'
 */
export function formatHandicap(thousandths: number): string {
  return thousandths > 0 ? `+${formatLine(thousandths)}` : formatLine(thousandths);
}
