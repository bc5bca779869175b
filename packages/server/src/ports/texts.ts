import type { LangId, Refusal } from '@clutchline/contract';

/** The words a service has to put into its data; all other texts are the HTTP adapter's. */
export interface Texts {
  /** The text of a refusal: `limit` in whole units or null, and how many legs a combo of the player needs. */
  refusal(refusal: Refusal, lang: LangId, limit: string | null, leastLegs: number): string;
}
