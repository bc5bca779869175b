import type { LangId } from '@clutchline/contract';

import type { Translator } from './translator';

const EAST_ASIAN: ReadonlySet<LangId> = new Set([1, 3, 7]);

/** @example joinNumbers(t, [3, 4]) // '3, 4'; in Chinese and Japanese '3、4' */
export function joinNumbers(t: Pick<Translator, 'langId'>, numbers: readonly number[]): string {
  return numbers.join(EAST_ASIAN.has(t.langId) ? '、' : ', ');
}
