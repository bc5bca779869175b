import type { LangId } from '@clutchline/contract';

import type { Catalogue } from './catalogue';
import { catalogue as english } from './generated/en-US';
import { catalogue as indonesian } from './generated/in-ID';
import { catalogue as japanese } from './generated/ja-JP';
import { catalogue as korean } from './generated/ko-KR';
import { catalogue as thai } from './generated/th-TH';
import { catalogue as vietnamese } from './generated/vi-VN';
import { catalogue as simplifiedChinese } from './generated/zh-CN';
import { catalogue as traditionalChinese } from './generated/zh-TW';

/** All eight catalogues at once, for a server that answers in every language. */
export const allCatalogues: Readonly<Record<LangId, Catalogue>> = {
  1: simplifiedChinese,
  2: english,
  3: traditionalChinese,
  4: thai,
  5: vietnamese,
  6: indonesian,
  7: japanese,
  8: korean,
};
