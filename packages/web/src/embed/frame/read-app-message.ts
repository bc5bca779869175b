import { AMOUNT_FORMAT, LANGUAGES, type LangCode } from '@clutchline/contract';

import type { FrameEvents } from '../api';
import { isRoute } from '../host-values';
import { FRAME_VERSION, MAX_HEIGHT, MAX_TEXT } from './frame-words';

type Fields = Readonly<Record<string, unknown>>;

const MAX_ORDERS = 1_000;
const KINDS = ['network', 'region', 'page', 'crash', 'version'] as const;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= MAX_TEXT;
const isLang = (value: unknown): value is LangCode => LANGUAGES.some(({ code }) => code === value);
const isKind = (value: unknown): value is (typeof KINDS)[number] => KINDS.some((kind) => kind === value);
const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);
const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length <= MAX_ORDERS && value.every(isText);

const routeOf = ({ route }: Fields) => (isRoute(route) ? { route } : undefined);

function balanceOf({ balance }: Fields): FrameEvents['balance'] | undefined {
  if (balance === null) return null;
  if (!isObject(balance)) return undefined;
  const { amount, nickname, currency_id } = balance;
  const isRight = isText(amount) && AMOUNT_FORMAT.test(amount) && isText(nickname) && isWhole(currency_id);
  return isRight ? { amount, nickname, currency_id } : undefined;
}

/** Undefined if invalid. A schema library would weigh five times the host's code (P14). */
export const EVENT_READERS: {
  readonly [Name in keyof FrameEvents]: (message: Fields) => FrameEvents[Name] | undefined;
} = {
  'sign-in-required': routeOf,
  route: routeOf,
  balance: balanceOf,
  'bet-placed': ({ orderNumbers }) => (isTexts(orderNumbers) ? { orderNumbers } : undefined),
  lang: ({ lang }) => (isLang(lang) ? { lang } : undefined),
  height: ({ height }) => (isWhole(height) && height >= 0 && height <= MAX_HEIGHT ? { height } : undefined),
  error: ({ kind, message }) => (isKind(kind) && isText(message) ? { kind, message } : undefined),
};

export const isEventName = (name: unknown): name is keyof FrameEvents =>
  typeof name === 'string' && Object.hasOwn(EVENT_READERS, name);

/** And of this version (bad input row 116). */
export const isOfConversation = (data: unknown, nonce: string): data is Fields =>
  isObject(data) && data['v'] === FRAME_VERSION && data['nonce'] === nonce;
