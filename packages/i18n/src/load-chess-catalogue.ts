import type { LangId } from '@clutchline/contract';

import type { Catalogue } from './catalogue';

const LOADERS: Readonly<Record<LangId, () => Promise<{ catalogue: Catalogue }>>> = {
  1: () => import('./generated/zh-CN.chess'),
  2: () => import('./generated/en-US.chess'),
  3: () => import('./generated/zh-TW.chess'),
  4: () => import('./generated/th-TH.chess'),
  5: () => import('./generated/vi-VN.chess'),
  6: () => import('./generated/in-ID.chess'),
  7: () => import('./generated/ja-JP.chess'),
  8: () => import('./generated/ko-KR.chess'),
};

/** Chunk of auto chess; rejects if it does not load. */
export async function loadChessCatalogue(langId: LangId): Promise<Catalogue> {
  const { catalogue } = await LOADERS[langId]();
  return catalogue;
}
