import { sceneState } from '@clutchline/domain/virtual-round';
import { teamName, type Translator } from '@clutchline/i18n';
import { useEffect, useState, useSyncExternalStore } from 'react';

import { useT } from '../../../i18n/use-texts';
import { type OpenGame, type RoundClock, useBusinessNow, useGameTune } from '../../../state';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { joinSentences } from '../../common/join-sentences';
import { roundEventText } from './round-event-text';
import { type Spoken, VoiceStore } from './voice-store';

interface RoundVoiceProps {
  readonly game: OpenGame;
  readonly clock: RoundClock;
}

/** Polite sentences for screen readers, at most twelve a minute, and the tones of the round (USER-7). */
export function RoundVoice({ game, clock }: RoundVoiceProps) {
  const t = useT();
  const now = useBusinessNow(clock);
  const play = useGameTune();
  const [store] = useState(() => new VoiceStore());
  const spoken = useSyncExternalStore(store.subscribe, store.read);
  useEffect(() => {
    const { tone } = store.receive(game.round, now);
    if (tone !== null) play(tone);
  }, [store, game, now, play]);
  return (
    <VisuallyHidden>
      <span role="status">{spoken !== null && sentenceOf(t, spoken, game)}</span>
    </VisuallyHidden>
  );
}

/** With the latest totals. */
function sentenceOf(t: Translator, spoken: Spoken, { round, match }: OpenGame): string {
  const teams = [
    { id: match.team_id_1, name: teamName(t, match, 1) },
    { id: match.team_id_2, name: teamName(t, match, 2) },
  ] as const;
  switch (spoken.kind) {
    case 'phase':
      return t(`speed.phase_${spoken.phase}`);
    case 'ten_seconds':
      return t('speed.seconds_left', { count: 10 });
    case 'event': {
      const event = round.events[spoken.no];
      if (event === undefined) return '';
      const [first, second] = sceneState(round.events, event.second).kills;
      return joinSentences([
        roundEventText(t, event, teams),
        t('match-list.score', { score_1: first, score_2: second }),
      ]);
    }
    case 'result': {
      const victory = round.events.find(({ kind }) => kind === 'victory');
      const [first, second] = sceneState(round.events, Infinity).kills;
      const text = victory === undefined ? '' : roundEventText(t, victory, teams);
      return joinSentences([text, t('match-list.score', { score_1: first, score_2: second })]);
    }
  }
}
