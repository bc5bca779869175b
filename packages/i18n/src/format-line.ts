import type { LangId } from '@clutchline/contract';

import type { Translator } from './translator';

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

const EAST_ASIAN: ReadonlySet<LangId> = new Set([1, 3, 7]);

/** @example joinNumbers(t, [3, 4]) // '3, 4'; in Chinese and Japanese '3、4' */
export function joinNumbers(t: Pick<Translator, 'langId'>, numbers: readonly number[]): string {
  return numbers.join(EAST_ASIAN.has(t.langId) ? '、' : ', ');
}
