import { languageById, type LangId } from '@clutchline/contract';
import { createFormatters, createTranslator, type Catalogue } from '@clutchline/i18n';

import type { Texts } from './texts-context';

interface Place {
  readonly langId: LangId;
  /** IANA name; null: the machine's own. */
  readonly timeZone: string | null;
}

/**
 * The texts of a catalogue, which is whole where nothing can be loaded to it. Those of later parts are asked for once,
 * and again where they could not be had.
 */
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
