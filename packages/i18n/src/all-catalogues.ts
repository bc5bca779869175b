import type { LangId } from '@clutchline/contract';

import type { Catalogue } from './catalogue';
import { catalogue as english } from './generated/en-US';
import { catalogue as englishApart } from './generated/en-US.apart';
import { catalogue as englishChess } from './generated/en-US.chess';
import { catalogue as englishContent } from './generated/en-US.content';
import { catalogue as englishGame } from './generated/en-US.game';
import { catalogue as englishGuide } from './generated/en-US.guide';
import { catalogue as englishLater } from './generated/en-US.later';
import { catalogue as englishSpeed } from './generated/en-US.speed';
import { catalogue as englishView } from './generated/en-US.view';
import { catalogue as indonesian } from './generated/in-ID';
import { catalogue as indonesianApart } from './generated/in-ID.apart';
import { catalogue as indonesianChess } from './generated/in-ID.chess';
import { catalogue as indonesianContent } from './generated/in-ID.content';
import { catalogue as indonesianGame } from './generated/in-ID.game';
import { catalogue as indonesianGuide } from './generated/in-ID.guide';
import { catalogue as indonesianLater } from './generated/in-ID.later';
import { catalogue as indonesianSpeed } from './generated/in-ID.speed';
import { catalogue as indonesianView } from './generated/in-ID.view';
import { catalogue as japanese } from './generated/ja-JP';
import { catalogue as japaneseApart } from './generated/ja-JP.apart';
import { catalogue as japaneseChess } from './generated/ja-JP.chess';
import { catalogue as japaneseContent } from './generated/ja-JP.content';
import { catalogue as japaneseGame } from './generated/ja-JP.game';
import { catalogue as japaneseGuide } from './generated/ja-JP.guide';
import { catalogue as japaneseLater } from './generated/ja-JP.later';
import { catalogue as japaneseSpeed } from './generated/ja-JP.speed';
import { catalogue as japaneseView } from './generated/ja-JP.view';
import { catalogue as korean } from './generated/ko-KR';
import { catalogue as koreanApart } from './generated/ko-KR.apart';
import { catalogue as koreanChess } from './generated/ko-KR.chess';
import { catalogue as koreanContent } from './generated/ko-KR.content';
import { catalogue as koreanGame } from './generated/ko-KR.game';
import { catalogue as koreanGuide } from './generated/ko-KR.guide';
import { catalogue as koreanLater } from './generated/ko-KR.later';
import { catalogue as koreanSpeed } from './generated/ko-KR.speed';
import { catalogue as koreanView } from './generated/ko-KR.view';
import { catalogue as thai } from './generated/th-TH';
import { catalogue as thaiApart } from './generated/th-TH.apart';
import { catalogue as thaiChess } from './generated/th-TH.chess';
import { catalogue as thaiContent } from './generated/th-TH.content';
import { catalogue as thaiGame } from './generated/th-TH.game';
import { catalogue as thaiGuide } from './generated/th-TH.guide';
import { catalogue as thaiLater } from './generated/th-TH.later';
import { catalogue as thaiSpeed } from './generated/th-TH.speed';
import { catalogue as thaiView } from './generated/th-TH.view';
import { catalogue as vietnamese } from './generated/vi-VN';
import { catalogue as vietnameseApart } from './generated/vi-VN.apart';
import { catalogue as vietnameseChess } from './generated/vi-VN.chess';
import { catalogue as vietnameseContent } from './generated/vi-VN.content';
import { catalogue as vietnameseGame } from './generated/vi-VN.game';
import { catalogue as vietnameseGuide } from './generated/vi-VN.guide';
import { catalogue as vietnameseLater } from './generated/vi-VN.later';
import { catalogue as vietnameseSpeed } from './generated/vi-VN.speed';
import { catalogue as vietnameseView } from './generated/vi-VN.view';
import { catalogue as simplifiedChinese } from './generated/zh-CN';
import { catalogue as simplifiedChineseApart } from './generated/zh-CN.apart';
import { catalogue as simplifiedChineseChess } from './generated/zh-CN.chess';
import { catalogue as simplifiedChineseContent } from './generated/zh-CN.content';
import { catalogue as simplifiedChineseGame } from './generated/zh-CN.game';
import { catalogue as simplifiedChineseGuide } from './generated/zh-CN.guide';
import { catalogue as simplifiedChineseLater } from './generated/zh-CN.later';
import { catalogue as simplifiedChineseSpeed } from './generated/zh-CN.speed';
import { catalogue as simplifiedChineseView } from './generated/zh-CN.view';
import { catalogue as traditionalChinese } from './generated/zh-TW';
import { catalogue as traditionalChineseApart } from './generated/zh-TW.apart';
import { catalogue as traditionalChineseChess } from './generated/zh-TW.chess';
import { catalogue as traditionalChineseContent } from './generated/zh-TW.content';
import { catalogue as traditionalChineseGame } from './generated/zh-TW.game';
import { catalogue as traditionalChineseGuide } from './generated/zh-TW.guide';
import { catalogue as traditionalChineseLater } from './generated/zh-TW.later';
import { catalogue as traditionalChineseSpeed } from './generated/zh-TW.speed';
import { catalogue as traditionalChineseView } from './generated/zh-TW.view';

export const allCatalogues: Readonly<Record<LangId, Catalogue>> = {
  1: {
    ...simplifiedChinese,
    ...simplifiedChineseLater,
    ...simplifiedChineseChess,
    ...simplifiedChineseContent,
    ...simplifiedChineseGame,
    ...simplifiedChineseGuide,
    ...simplifiedChineseSpeed,
    ...simplifiedChineseView,
    ...simplifiedChineseApart,
  },
  2: {
    ...english,
    ...englishLater,
    ...englishChess,
    ...englishContent,
    ...englishGame,
    ...englishGuide,
    ...englishSpeed,
    ...englishView,
    ...englishApart,
  },
  3: {
    ...traditionalChinese,
    ...traditionalChineseLater,
    ...traditionalChineseChess,
    ...traditionalChineseContent,
    ...traditionalChineseGame,
    ...traditionalChineseGuide,
    ...traditionalChineseSpeed,
    ...traditionalChineseView,
    ...traditionalChineseApart,
  },
  4: {
    ...thai,
    ...thaiLater,
    ...thaiChess,
    ...thaiContent,
    ...thaiGame,
    ...thaiGuide,
    ...thaiSpeed,
    ...thaiView,
    ...thaiApart,
  },
  5: {
    ...vietnamese,
    ...vietnameseLater,
    ...vietnameseChess,
    ...vietnameseContent,
    ...vietnameseGame,
    ...vietnameseGuide,
    ...vietnameseSpeed,
    ...vietnameseView,
    ...vietnameseApart,
  },
  6: {
    ...indonesian,
    ...indonesianLater,
    ...indonesianChess,
    ...indonesianContent,
    ...indonesianGame,
    ...indonesianGuide,
    ...indonesianSpeed,
    ...indonesianView,
    ...indonesianApart,
  },
  7: {
    ...japanese,
    ...japaneseLater,
    ...japaneseChess,
    ...japaneseContent,
    ...japaneseGame,
    ...japaneseGuide,
    ...japaneseSpeed,
    ...japaneseView,
    ...japaneseApart,
  },
  8: {
    ...korean,
    ...koreanLater,
    ...koreanChess,
    ...koreanContent,
    ...koreanGame,
    ...koreanGuide,
    ...koreanSpeed,
    ...koreanView,
    ...koreanApart,
  },
};
