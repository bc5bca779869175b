import { languageById, type LangId } from '@clutchline/contract';
import { createFormatters, createTranslator, type Catalogue } from '@clutchline/i18n';

import type { Texts } from './texts-context';

interface Place {
  readonly langId: LangId;
  /** IANA name; null: the zone of the machine. */
  readonly timeZone: string | null;
}

/** The catalogue is complete if there is no `loadWhole`. `whole` loads once, and again after a failure. */
export function textsOf(place: Place, catalogue: Catalogue, loadWhole?: () => Promise<Catalogue>): Texts {
  const { langId, timeZone } = place;
  const texts = {
    language: languageById(langId),
    t: createTranslator(langId, catalogue),
    format: createFormatters(langId, timeZone ?? undefined),
  };
  if (loadWhole === undefined) {
    const all: Texts = { ...texts, whole: () => all };
    return all;
  }
  let asked: Promise<Texts> | null = null;
  const ask = async (): Promise<Texts> => {
    try {
      return textsOf(place, await loadWhole());
    } catch (cause) {
      asked = null;
      throw cause;
    }
  };
  return { ...texts, whole: () => (asked ??= ask()) };
}
