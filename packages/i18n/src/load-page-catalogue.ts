import type { LangId } from '@clutchline/contract';

import type { Catalogue } from './catalogue';
import { loadCatalogue } from './load-catalogue';

const LOADERS: Readonly<Record<LangId, () => Promise<{ catalogue: Catalogue }>>> = {
  1: () => import('./generated/zh-CN.apart'),
  2: () => import('./generated/en-US.apart'),
  3: () => import('./generated/zh-TW.apart'),
  4: () => import('./generated/th-TH.apart'),
  5: () => import('./generated/vi-VN.apart'),
  6: () => import('./generated/in-ID.apart'),
  7: () => import('./generated/ja-JP.apart'),
  8: () => import('./generated/ko-KR.apart'),
};

/** Of an app and the pages around it. */
export async function loadPageCatalogue(langId: LangId): Promise<Catalogue> {
  const [ofApp, { catalogue }] = await Promise.all([loadCatalogue(langId), LOADERS[langId]()]);
  return { ...ofApp, ...catalogue };
}
