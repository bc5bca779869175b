import { type LangId, LANGUAGES } from '@clutchline/contract';
import type { AnnouncementDraftData } from '@clutchline/contract/desk';

import { INCOMPLETE } from '../../../ui/text-field';

export const TIMES = ['publish_at', 'expires_at', 'banner_at', 'starts_at', 'ends_at'] as const;
export type TimeName = (typeof TIMES)[number];

type Texts = { readonly [Lang in LangId]: { readonly title: string; readonly body: string } };

/** What the fields have. Times are local, as `datetime-local` has them; an empty text is no time, {@link INCOMPLETE} a part of one. */
export interface TypedAnnouncement extends Pick<
  AnnouncementDraftData,
  'id' | 'type' | 'severity' | 'pinned' | 'spoils' | 'audience'
> {
  readonly texts: Texts;
  readonly times: Readonly<Record<TimeName, string>>;
}

const pad = (part: number): string => String(part).padStart(2, '0');

/** @example localText(Date.UTC(2026, 10, 28, 9)) // '2026-11-28T09:00', in UTC */
export function localText(at: number | null): string {
  if (at === null) return '';
  const date = new Date(at);
  const day = [String(date.getFullYear()).padStart(4, '0'), pad(date.getMonth() + 1), pad(date.getDate())].join('-');
  const clock = `${pad(date.getHours())}:${pad(date.getMinutes())}`;
  return date.getSeconds() === 0 ? `${day}T${clock}` : `${day}T${clock}:${pad(date.getSeconds())}`;
}

const localTime = (text: string): number | null => {
  const at = Date.parse(text);
  return Number.isNaN(at) || at < 0 ? null : at;
};

const NO_AUDIENCE = { signed_in: false, game_types: [], currencies: [] };

const textsOf = (texts: AnnouncementDraftData['texts']): Texts => {
  const of = (wanted: LangId) => {
    const { title = '', body = '' } = texts.find(({ lang }) => lang === wanted) ?? {};
    return { title, body };
  };
  return { 1: of(1), 2: of(2), 3: of(3), 4: of(4), 5: of(5), 6: of(6), 7: of(7), 8: of(8) };
};

export const NEW_ANNOUNCEMENT: TypedAnnouncement = {
  ...{ id: '', type: 'system', severity: 'info', pinned: false, spoils: false, audience: NO_AUDIENCE },
  texts: textsOf([]),
  times: { publish_at: '', expires_at: '', banner_at: '', starts_at: '', ends_at: '' },
};

export function typedOf(draft: AnnouncementDraftData): TypedAnnouncement {
  const { id, type, severity, pinned, spoils, audience, texts, publish_at, expires_at, maintenance } = draft;
  return {
    ...{ id, type, severity, pinned, spoils, audience, texts: textsOf(texts) },
    times: {
      publish_at: localText(publish_at),
      expires_at: localText(expires_at),
      banner_at: localText(maintenance?.banner_at ?? null),
      starts_at: localText(maintenance?.starts_at ?? null),
      ends_at: localText(maintenance?.ends_at ?? null),
    },
  };
}

/** Times that count and of which a part is missing: they would be saved as none. */
export const incompleteTimes = ({ type, times }: TypedAnnouncement): TimeName[] =>
  TIMES.filter((name) => times[name] === INCOMPLETE && (type === 'maintenance' || isPublication(name)));

const isPublication = (name: TimeName): boolean => name === 'publish_at' || name === 'expires_at';

export const hasText = ({ texts }: TypedAnnouncement, lang: LangId): boolean =>
  texts[lang].title.trim() !== '' || texts[lang].body.trim() !== '';

/** A language without a title and a body is left out; only a maintenance has its times. */
export function draftOf(typed: TypedAnnouncement): AnnouncementDraftData {
  const { id, type, severity, pinned, spoils, audience, texts, times } = typed;
  return {
    ...{ id: id.trim(), type, severity, pinned, spoils, audience },
    texts: LANGUAGES.filter((language) => hasText(typed, language.id)).map((language) => ({
      lang: language.id,
      ...texts[language.id],
    })),
    publish_at: localTime(times.publish_at),
    expires_at: localTime(times.expires_at),
    maintenance:
      type === 'maintenance'
        ? {
            banner_at: localTime(times.banner_at),
            starts_at: localTime(times.starts_at),
            ends_at: localTime(times.ends_at),
          }
        : null,
  };
}

/** What a fault is about, as a field of the form. */
export type FieldName = 'id' | 'publish_at' | 'expires_at' | 'maintenance' | 'texts' | `text_${LangId}`;

/** @param field as the service names it: `title.en-US` */
export function fieldOf(field: string): FieldName {
  switch (field) {
    case 'id':
    case 'publish_at':
    case 'expires_at':
    case 'maintenance':
      return field;
    default: {
      const found = LANGUAGES.find(({ code }) => field.endsWith(`.${code}`));
      return found === undefined ? 'texts' : `text_${found.id}`;
    }
  }
}
