import type { LangId } from '@clutchline/contract';

import type { Catalogue } from './catalogue';

const LOADERS: Readonly<Record<LangId, () => Promise<{ catalogue: Catalogue }>>> = {
  1: () => import('./generated/zh-CN.view'),
  2: () => import('./generated/en-US.view'),
  3: () => import('./generated/zh-TW.view'),
  4: () => import('./generated/th-TH.view'),
  5: () => import('./generated/vi-VN.view'),
  6: () => import('./generated/in-ID.view'),
  7: () => import('./generated/ja-JP.view'),
  8: () => import('./generated/ko-KR.view'),
};

/** Chunk of live view, analysis and player; rejects if it does not load. */
export async function loadViewCatalogue(langId: LangId): Promise<Catalogue> {
  const { catalogue } = await LOADERS[langId]();
  return catalogue;
}
