import { MATCH_STATUS, type LiveState } from '@clutchline/contract';
import { roundNumeral } from '@clutchline/domain';
import { roundTitle } from '@clutchline/i18n';

import { useT } from '../../i18n/use-texts';
import { clockText, roundBeingPlayed } from './live-clock';

/** "Map 2 · 27:14", "Map 1 · R 17", or paused. */
export function LivePlace({ live }: { readonly live: LiveState }) {
  const t = useT();
  if (live.status === MATCH_STATUS.paused) return t('status.match_paused');
  if (live.round === 0) return t('status.match_live');
  const map = roundTitle(t, live.round, roundNumeral(live.round, t.langId));
  const clock =
    live.clock_s === null ? t('match-list.round_number', { number: roundBeingPlayed(live) }) : clockText(live.clock_s);
  return `${map} · ${clock}`;
}
