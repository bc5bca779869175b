import type { LangId } from '@clutchline/contract';

import type { Catalogue } from './catalogue';

const LOADERS: Readonly<Record<LangId, () => Promise<{ catalogue: Catalogue }>>> = {
  1: () => import('./generated/zh-CN'),
  2: () => import('./generated/en-US'),
  3: () => import('./generated/zh-TW'),
  4: () => import('./generated/th-TH'),
  5: () => import('./generated/vi-VN'),
  6: () => import('./generated/in-ID'),
  7: () => import('./generated/ja-JP'),
  8: () => import('./generated/ko-KR'),
};

/** Chunk of the first view; rejects if it does not load. */
export async function loadCatalogue(langId: LangId): Promise<Catalogue> {
  const { catalogue } = await LOADERS[langId]();
  return catalogue;
}
