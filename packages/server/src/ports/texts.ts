import type { LangId, Refusal } from '@clutchline/contract';

/** The words a service has to put into its data; all other texts are the HTTP adapter's. */
export interface Texts {
  /** The text of a refusal; `limit` is the amount that bit, in whole units, or null. */
  refusal(refusal: Refusal, lang: LangId, limit: string | null): string;
}
