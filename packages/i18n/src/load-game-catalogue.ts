import type { LangId } from '@clutchline/contract';

import type { Catalogue } from './catalogue';

const LOADERS: Readonly<Record<LangId, () => Promise<{ catalogue: Catalogue }>>> = {
  1: () => import('./generated/zh-CN.game'),
  2: () => import('./generated/en-US.game'),
  3: () => import('./generated/zh-TW.game'),
  4: () => import('./generated/th-TH.game'),
  5: () => import('./generated/vi-VN.game'),
  6: () => import('./generated/in-ID.game'),
  7: () => import('./generated/ja-JP.game'),
  8: () => import('./generated/ko-KR.game'),
};

/** Chunk of both virtual games; rejects if it does not load. */
export async function loadGameCatalogue(langId: LangId): Promise<Catalogue> {
  const { catalogue } = await LOADERS[langId]();
  return catalogue;
}
