import type { MatchStream } from '@clutchline/contract';

/** Stored choice of a player, whatever it is. */
export interface ChosenStream {
  readonly platform: string;
  readonly lang: string;
}

const primary = (tag: string): string => tag.split('-')[0] ?? tag;

/**
 * Own language, English, others; in a language official ones first (STREAM-4). A platform and language that the player chose
 * before come first.
 * @param lang BCP 47 tag of the player.
 */
export function orderStreams(
  streams: readonly MatchStream[],
  lang: string,
  chosen: ChosenStream | null,
): readonly MatchStream[] {
  const rank = (stream: MatchStream): number => {
    if (stream.platform === chosen?.platform && stream.lang === chosen.lang) return 0;
    const ofLanguage = languageRank(stream.lang, lang);
    return 1 + 2 * ofLanguage + (stream.is_official === 1 ? 0 : 1);
  };
  return [...streams].sort((one, other) => rank(one) - rank(other));
}

function languageRank(tag: string, own: string): number {
  if (tag === own) return 0;
  if (primary(tag) === primary(own)) return 1;
  return primary(tag) === 'en' ? 2 : 3;
}
