import { languageById, type LangId } from '@clutchline/contract';
import { createFormatters, createTranslator, type Catalogue } from '@clutchline/i18n';

import type { Texts } from './texts-context';

/** The texts of a catalogue. Those of later parts are asked for once, and again where they could not be had. */
export function textsOf(langId: LangId, catalogue: Catalogue, loadWhole: () => Promise<Catalogue>): Texts {
  let asked: Promise<Texts> | null = null;
  const ask = async (): Promise<Texts> => {
    try {
      return textsOf(langId, await loadWhole(), loadWhole);
    } catch (cause) {
      asked = null;
      throw cause;
    }
  };
  return {
    language: languageById(langId),
    t: createTranslator(langId, catalogue),
    format: createFormatters(langId),
    whole: () => (asked ??= ask()),
  };
}
