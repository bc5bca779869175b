import type { Overview } from '@clutchline/contract/desk';

import { goTo } from '../../app/place';
import { MoneyLines } from '../../live/money-lines';
import { useNames } from '../../live/use-names';
import { useT } from '../../texts/use-texts';
import { DeskTable } from '../../ui/desk-table';
import { Panel } from '../../ui/panel';

/** By their share of what the house bears. */
export function ExposuresPanel({ exposures }: { readonly exposures: Overview['exposures'] | null }) {
  const t = useT();
  const { teams, market, pickOf } = useNames();
  return (
    <Panel title={t('overview.exposures')}>
      <DeskTable
        label={t('overview.exposures')}
        columns={[
          { id: 'match', head: t('matches.match'), cell: teams },
          { id: 'play', head: t('match.play'), cell: market },
          { id: 'pick', head: t('match.pick'), cell: pickOf },
          {
            ...{ id: 'amount', head: t('overview.exposure'), isNumeric: true },
            cell: ({ currency_id, amount }) => <MoneyLines lines={[{ currency_id, amount }]} />,
          },
          {
            ...{ id: 'share', head: t('match.share'), isNumeric: true },
            cell: ({ share }) => `${(share / 10).toFixed(1)} %`,
          },
        ]}
        rows={exposures ?? []}
        idOf={({ point_id, currency_id }) => `${point_id}:${currency_id}`}
        empty={t(exposures === null ? 'common.loading' : 'overview.no_exposures')}
        onOpen={({ game_id }) => goTo('match', game_id)}
        maxHeight="24rem"
      />
    </Panel>
  );
}
