import type { LangId } from '@clutchline/contract';

import type { Catalogue } from './catalogue';
import { catalogue as english } from './generated/en-US';
import { catalogue as englishApart } from './generated/en-US.apart';
import { catalogue as englishContent } from './generated/en-US.content';
import { catalogue as englishGuide } from './generated/en-US.guide';
import { catalogue as englishLater } from './generated/en-US.later';
import { catalogue as englishSpeed } from './generated/en-US.speed';
import { catalogue as englishView } from './generated/en-US.view';
import { catalogue as indonesian } from './generated/in-ID';
import { catalogue as indonesianApart } from './generated/in-ID.apart';
import { catalogue as indonesianContent } from './generated/in-ID.content';
import { catalogue as indonesianGuide } from './generated/in-ID.guide';
import { catalogue as indonesianLater } from './generated/in-ID.later';
import { catalogue as indonesianSpeed } from './generated/in-ID.speed';
import { catalogue as indonesianView } from './generated/in-ID.view';
import { catalogue as japanese } from './generated/ja-JP';
import { catalogue as japaneseApart } from './generated/ja-JP.apart';
import { catalogue as japaneseContent } from './generated/ja-JP.content';
import { catalogue as japaneseGuide } from './generated/ja-JP.guide';
import { catalogue as japaneseLater } from './generated/ja-JP.later';
import { catalogue as japaneseSpeed } from './generated/ja-JP.speed';
import { catalogue as japaneseView } from './generated/ja-JP.view';
import { catalogue as korean } from './generated/ko-KR';
import { catalogue as koreanApart } from './generated/ko-KR.apart';
import { catalogue as koreanContent } from './generated/ko-KR.content';
import { catalogue as koreanGuide } from './generated/ko-KR.guide';
import { catalogue as koreanLater } from './generated/ko-KR.later';
import { catalogue as koreanSpeed } from './generated/ko-KR.speed';
import { catalogue as koreanView } from './generated/ko-KR.view';
import { catalogue as thai } from './generated/th-TH';
import { catalogue as thaiApart } from './generated/th-TH.apart';
import { catalogue as thaiContent } from './generated/th-TH.content';
import { catalogue as thaiGuide } from './generated/th-TH.guide';
import { catalogue as thaiLater } from './generated/th-TH.later';
import { catalogue as thaiSpeed } from './generated/th-TH.speed';
import { catalogue as thaiView } from './generated/th-TH.view';
import { catalogue as vietnamese } from './generated/vi-VN';
import { catalogue as vietnameseApart } from './generated/vi-VN.apart';
import { catalogue as vietnameseContent } from './generated/vi-VN.content';
import { catalogue as vietnameseGuide } from './generated/vi-VN.guide';
import { catalogue as vietnameseLater } from './generated/vi-VN.later';
import { catalogue as vietnameseSpeed } from './generated/vi-VN.speed';
import { catalogue as vietnameseView } from './generated/vi-VN.view';
import { catalogue as simplifiedChinese } from './generated/zh-CN';
import { catalogue as simplifiedChineseApart } from './generated/zh-CN.apart';
import { catalogue as simplifiedChineseContent } from './generated/zh-CN.content';
import { catalogue as simplifiedChineseGuide } from './generated/zh-CN.guide';
import { catalogue as simplifiedChineseLater } from './generated/zh-CN.later';
import { catalogue as simplifiedChineseSpeed } from './generated/zh-CN.speed';
import { catalogue as simplifiedChineseView } from './generated/zh-CN.view';
import { catalogue as traditionalChinese } from './generated/zh-TW';
import { catalogue as traditionalChineseApart } from './generated/zh-TW.apart';
import { catalogue as traditionalChineseContent } from './generated/zh-TW.content';
import { catalogue as traditionalChineseGuide } from './generated/zh-TW.guide';
import { catalogue as traditionalChineseLater } from './generated/zh-TW.later';
import { catalogue as traditionalChineseSpeed } from './generated/zh-TW.speed';
import { catalogue as traditionalChineseView } from './generated/zh-TW.view';

export const allCatalogues: Readonly<Record<LangId, Catalogue>> = {
  1: {
    ...simplifiedChinese,
    ...simplifiedChineseLater,
    ...simplifiedChineseContent,
    ...simplifiedChineseGuide,
    ...simplifiedChineseSpeed,
    ...simplifiedChineseView,
    ...simplifiedChineseApart,
  },
  2: {
    ...english,
    ...englishLater,
    ...englishContent,
    ...englishGuide,
    ...englishSpeed,
    ...englishView,
    ...englishApart,
  },
  3: {
    ...traditionalChinese,
    ...traditionalChineseLater,
    ...traditionalChineseContent,
    ...traditionalChineseGuide,
    ...traditionalChineseSpeed,
    ...traditionalChineseView,
    ...traditionalChineseApart,
  },
  4: { ...thai, ...thaiLater, ...thaiContent, ...thaiGuide, ...thaiSpeed, ...thaiView, ...thaiApart },
  5: {
    ...vietnamese,
    ...vietnameseLater,
    ...vietnameseContent,
    ...vietnameseGuide,
    ...vietnameseSpeed,
    ...vietnameseView,
    ...vietnameseApart,
  },
  6: {
    ...indonesian,
    ...indonesianLater,
    ...indonesianContent,
    ...indonesianGuide,
    ...indonesianSpeed,
    ...indonesianView,
    ...indonesianApart,
  },
  7: {
    ...japanese,
    ...japaneseLater,
    ...japaneseContent,
    ...japaneseGuide,
    ...japaneseSpeed,
    ...japaneseView,
    ...japaneseApart,
  },
  8: { ...korean, ...koreanLater, ...koreanContent, ...koreanGuide, ...koreanSpeed, ...koreanView, ...koreanApart },
};
