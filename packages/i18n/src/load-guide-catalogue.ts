import type { LangId } from '@clutchline/contract';

import type { Catalogue } from './catalogue';

const LOADERS: Readonly<Record<LangId, () => Promise<{ catalogue: Catalogue }>>> = {
  1: () => import('./generated/zh-CN.guide'),
  2: () => import('./generated/en-US.guide'),
  3: () => import('./generated/zh-TW.guide'),
  4: () => import('./generated/th-TH.guide'),
  5: () => import('./generated/vi-VN.guide'),
  6: () => import('./generated/in-ID.guide'),
  7: () => import('./generated/ja-JP.guide'),
  8: () => import('./generated/ko-KR.guide'),
};

/** Chunk of the screens of rules and help; rejects if it does not load. */
export async function loadGuideCatalogue(langId: LangId): Promise<Catalogue> {
  const { catalogue } = await LOADERS[langId]();
  return catalogue;
}
