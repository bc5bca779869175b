import { MATCH_STATUS, type LiveState } from '@clutchline/contract';
import { roundNumeral } from '@clutchline/domain';
import { roundTitle, type Translator } from '@clutchline/i18n';

import { useT } from '../../i18n/use-texts';
import { clockText, roundBeingPlayed } from './live-clock';

/** "Map 2 · 27:14", "Map 1 · Round 17", "Map 2 · starting" until a clock runs or a round is won, or paused. */
export function LivePlace({ live }: { readonly live: LiveState }) {
  const t = useT();
  if (live.status === MATCH_STATUS.paused) return t('status.match_paused');
  if (live.round === 0) return t('status.match_live');
  const map = roundTitle(t, live.round, roundNumeral(live.round, t.langId));
  return `${map} · ${progressText(t, live)}`;
}

function progressText(t: Translator, live: LiveState): string {
  if (live.clock_s !== null) return clockText(live.clock_s);
  const number = roundBeingPlayed(live);
  return number === 1 ? t('match-list.map_starting') : t('match-list.round_number', { number });
}
