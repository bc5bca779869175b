import type { LangId } from '@clutchline/contract';

import type { Catalogue } from './catalogue';

const LOADERS: Readonly<Record<LangId, () => Promise<{ catalogue: Catalogue }>>> = {
  1: () => import('./generated/zh-CN.speed'),
  2: () => import('./generated/en-US.speed'),
  3: () => import('./generated/zh-TW.speed'),
  4: () => import('./generated/th-TH.speed'),
  5: () => import('./generated/vi-VN.speed'),
  6: () => import('./generated/in-ID.speed'),
  7: () => import('./generated/ja-JP.speed'),
  8: () => import('./generated/ko-KR.speed'),
};

/** Chunk of Speed LOL; rejects if it does not load. */
export async function loadSpeedCatalogue(langId: LangId): Promise<Catalogue> {
  const { catalogue } = await LOADERS[langId]();
  return catalogue;
}
