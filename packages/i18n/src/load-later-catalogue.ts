import type { LangId } from '@clutchline/contract';

import type { Catalogue } from './catalogue';

const LOADERS: Readonly<Record<LangId, () => Promise<{ catalogue: Catalogue }>>> = {
  1: () => import('./generated/zh-CN.later'),
  2: () => import('./generated/en-US.later'),
  3: () => import('./generated/zh-TW.later'),
  4: () => import('./generated/th-TH.later'),
  5: () => import('./generated/vi-VN.later'),
  6: () => import('./generated/in-ID.later'),
  7: () => import('./generated/ja-JP.later'),
  8: () => import('./generated/ko-KR.later'),
};

/** Chunk of later parts; rejects if it does not load. */
export async function loadLaterCatalogue(langId: LangId): Promise<Catalogue> {
  const { catalogue } = await LOADERS[langId]();
  return catalogue;
}
