import { type LiveState, type Match, MATCH_STATUS } from '@clutchline/contract';
import { roundNumeral } from '@clutchline/domain';
import { roundTitle, teamName, type Translator } from '@clutchline/i18n';
import { useCallback, useEffect, useState } from 'react';

import { useTexts } from '../../i18n/use-texts';
import { type ShownLive, useKnownLive, useShownLive } from '../../state';

/** Seconds. */
const SHOWN_S = 6;

const NOT_BEGUN: LiveState = {
  ...{ status: MATCH_STATUS.notStarted, is_hide: 0, round: 0, score_1: 0, score_2: 0 },
  ...{ round_score_1: 0, round_score_2: 0, clock_s: null },
};

/**
 * Each change of the score as a caption, when the picture shows it; none of a score that the player has hidden (STREAM-3).
 * Returns what shows a further caption now.
 */
export function useCaptions(video: HTMLVideoElement | null, match: Match, isOn: boolean): (text: string) => void {
  const { t, language } = useTexts();
  const live = useKnownLive(match.game_id);
  const shown = useShownLive(match, live ?? NOT_BEGUN);
  const text = shown === null || live === null ? null : captionOf(t, match, shown);
  const [track, setTrack] = useState<TextTrack | null>(null);
  if (track !== null) track.mode = isOn ? 'showing' : 'hidden';
  useEffect(() => {
    if (video === null) return;
    setTrack(video.addTextTrack('captions', t('player.captions'), language.bcp47));
  }, [video, t, language]);
  const show = useCallback(
    (caption: string) => {
      if (video !== null) track?.addCue(new VTTCue(video.currentTime, video.currentTime + SHOWN_S, caption));
    },
    [video, track],
  );
  useEffect(() => {
    if (text !== null) show(text);
  }, [show, text]);
  return show;
}

/** @example 'Jade Lanterns 12 – 8 Copper Foxes\nMap 2 · 1 : 0' */
function captionOf(t: Translator, match: Match, { maps, points, round }: ShownLive): string {
  const [one, two] = [teamName(t, match, 1), teamName(t, match, 2)];
  const score = `${one} ${(points ?? maps).join(' – ')} ${two}`;
  return points === null
    ? score
    : `${score}\n${roundTitle(t, round, roundNumeral(round, t.langId))} · ${maps.join(' : ')}`;
}
