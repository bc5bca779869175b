import { type LangId, LANGUAGES } from './languages';
import type { Cursor } from './push/server-message';
import { isTimeZone } from './time-zone';

export const THEMES = ['arena', 'light', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

/** What a first view depends on, beside public data. It identifies no player. */
export interface ViewLook {
  readonly langId: LangId;
  readonly theme: Theme;
  /** IANA. */
  readonly timeZone: string;
}

/** What the app showed last. */
export interface StoredLook extends ViewLook {
  /** All or some (SPOIL-1). First views show them, so the page has none. */
  readonly hidesResults: boolean;
}

/** Of the standalone page. */
export const LOOK_COOKIE = 'look';
const HIDES = 'hidden';

/** @example lookText({ langId: 7, theme: 'light', timeZone: 'Asia/Tokyo' }) // '7.light.Asia/Tokyo' */
export const lookText = ({ langId, theme, timeZone }: ViewLook): string => `${langId}.${theme}.${timeZone}`;

const ZONE = /^[A-Za-z][\w+/-]{0,63}$/;

/** @example storedLookText({ langId: 7, theme: 'light', timeZone: 'Asia/Tokyo', hidesResults: true }) // '7.light.Asia/Tokyo.hidden' */
export const storedLookText = ({ hidesResults, ...look }: StoredLook): string =>
  hidesResults ? `${lookText(look)}.${HIDES}` : lookText(look);

/** Of the cookie. Null unless each part is known. */
export function readLook(text: string): StoredLook | null {
  const [lang, look, zone = '', hides = null, ...rest] = text.split('.');
  const language = LANGUAGES.find(({ id }) => `${id}` === lang);
  const theme = THEMES.find((name) => name === look);
  if (language === undefined || theme === undefined || rest.length > 0) return null;
  if (!ZONE.test(zone) || !isTimeZone(zone)) return null;
  if (hides !== null && hides !== HIDES) return null;
  return { langId: language.id, theme, timeZone: zone, hidesResults: hides === HIDES };
}

/** What is rendered: a screen in a look. */
export interface FirstScreen extends ViewLook {
  /** Path and query of the screen, as the app writes them: one address for each view. */
  readonly address: string;
}

/** Sent to the program that renders the first view, which then asks for the answers of public calls. */
export interface FirstViewRequest extends FirstScreen {
  /** Business time, ms. */
  readonly now: number;
  /** Of the topic `list`, read before the answers: what changes after it is missing in them. Null: a client needs the snapshot. */
  readonly cursor: Cursor | null;
  /** Null: the default one. */
  readonly brand: { readonly zh: string; readonly other: string; readonly mark?: string | undefined } | null;
}

/** What a public call answers everybody, as text; null: the answer may depend on the player. @param body JSON, as the app sends it. */
export type AskPublic = (path: string, body: string) => Promise<string | null>;
