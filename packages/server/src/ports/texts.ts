import type { LangId, Refusal } from '@clutchline/contract';

/** Texts that services put into data; the HTTP adapter adds all others. */
export interface Texts {
  /** Text of a refusal: `limit` in whole units or null; `leastLegs` is the player's minimum for a combo. */
  refusal(refusal: Refusal, lang: LangId, limit: string | null, leastLegs: number): string;
}
