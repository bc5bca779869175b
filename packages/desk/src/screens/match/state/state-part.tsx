import { PLAY_STATUS } from '@clutchline/contract';
import { formatOdd } from '@clutchline/domain';
import { Badge } from '@clutchline/web/ui/badge';

import { LockBadges } from '../../../live/lock-badges';
import type { TextKey, Texts } from '../../../texts/create-texts';
import type { DeskColumn } from '../../../ui/desk-table';
import type { SheetPart, SheetRow } from '../sheet-part';

const STATES: ReadonlyMap<number, TextKey> = new Map([
  [PLAY_STATUS.open, 'match.open'],
  [PLAY_STATUS.suspended, 'match.suspended'],
  [PLAY_STATUS.closed, 'match.closed'],
  [PLAY_STATUS.settled, 'match.settled'],
  [PLAY_STATUS.cancelled, 'match.cancelled'],
]);

function stateColumns(t: Texts['t']): readonly DeskColumn<SheetRow>[] {
  return [
    {
      ...{ id: 'state', head: t('match.state') },
      cell: ({ play, isFirst }) => {
        const text = STATES.get(play.status);
        if (!isFirst || text === undefined) return null;
        return (
          <>
            <Badge tone={play.status === PLAY_STATUS.open ? 'up' : 'neutral'}>{t(text)}</Badge>{' '}
            {play.feed_status !== null && play.feed_status !== play.status && t('match.feed_open')}{' '}
            {play.guarded && <Badge tone="warn">{t('match.guarded')}</Badge>}{' '}
            {play.is_hide === 1 && t('matches.hidden')} <LockBadges locks={play.locks} />
          </>
        );
      },
    },
    {
      ...{ id: 'price', head: t('match.price'), isNumeric: true },
      cell: ({ point: { odd, priced, suspended } }) =>
        odd === null ? '–' : `${formatOdd(odd)}${priced && !suspended ? '' : ` (${t('match.off')})`}`,
    },
  ];
}

export const statePart: SheetPart = { columns: stateColumns };
