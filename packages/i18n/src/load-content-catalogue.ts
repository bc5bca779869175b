import type { LangId } from '@clutchline/contract';

import type { Catalogue } from './catalogue';

const LOADERS: Readonly<Record<LangId, () => Promise<{ catalogue: Catalogue }>>> = {
  1: () => import('./generated/zh-CN.content'),
  2: () => import('./generated/en-US.content'),
  3: () => import('./generated/zh-TW.content'),
  4: () => import('./generated/th-TH.content'),
  5: () => import('./generated/vi-VN.content'),
  6: () => import('./generated/in-ID.content'),
  7: () => import('./generated/ja-JP.content'),
  8: () => import('./generated/ko-KR.content'),
};

/** Chunk of the screens of schedule, results and events; rejects if it does not load. */
export async function loadContentCatalogue(langId: LangId): Promise<Catalogue> {
  const { catalogue } = await LOADERS[langId]();
  return catalogue;
}
