import type { LangId, Refusal } from '@clutchline/contract';

/** Texts inside service data; the HTTP adapter adds all others. */
export interface Texts {
  /** `limit` in whole units; `leastLegs` is the player's minimum for a combo. */
  refusal(refusal: Refusal, lang: LangId, limit: string | null, leastLegs: number): string;
}
