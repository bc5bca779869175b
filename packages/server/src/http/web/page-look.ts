import { type LangId, LOOK_COOKIE, readLook, type StoredLook } from '@clutchline/contract';
import type { FastifyRequest } from 'fastify';

import { askedLanguage, likelyLanguage } from '../answers/language-hints';

const COOKIE = new RegExp(`(?:^|;\\s*)${LOOK_COOKIE}=([^;]{1,100})(?:;|$)`);

/** Of most players of a language, at the first visit. The app shows the times of the browser's zone as soon as it runs. */
const LIKELY_ZONES: Readonly<Record<LangId, string>> = {
  1: 'Asia/Shanghai',
  2: 'UTC',
  3: 'Asia/Taipei',
  4: 'Asia/Bangkok',
  5: 'Asia/Ho_Chi_Minh',
  6: 'Asia/Jakarta',
  7: 'Asia/Tokyo',
  8: 'Asia/Seoul',
};

/** At a first visit. */
export const likelyLook = (langId: LangId): StoredLook => ({
  ...{ langId, theme: 'arena', timeZone: LIKELY_ZONES[langId] },
  hidesResults: false,
});

/** A page asks for it three times. */
const looks = new WeakMap<FastifyRequest, StoredLook>();

export function pageLook(request: FastifyRequest): StoredLook {
  const look = looks.get(request) ?? readPageLook(request);
  looks.set(request, look);
  return look;
}

/** Language of the address, then all of the cookie, then language of the browser. */
function readPageLook(request: FastifyRequest): StoredLook {
  const known = readLook(COOKIE.exec(request.headers.cookie ?? '')?.[1] ?? '');
  if (known === null) return likelyLook(likelyLanguage(request));
  return { ...known, langId: askedLanguage(request) ?? known.langId };
}
