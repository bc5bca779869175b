import type { DeskAnswer } from '@clutchline/contract/desk';
import { Badge } from '@clutchline/web/ui/badge';
import { Banner } from '@clutchline/web/ui/banner';
import { Button } from '@clutchline/web/ui/button';
import { useState } from 'react';

import { ProposeDialog } from '../../acts/propose-dialog';
import { useRead, useRight } from '../../app/use-desk';
import { useMoney } from '../../live/use-money';
import { useNames } from '../../live/use-names';
import { useTexts } from '../../texts/use-texts';
import { type DeskColumn, DeskTable } from '../../ui/desk-table';
import { Facts } from '../../ui/facts';
import { Panel } from '../../ui/panel';
import { Closings } from './closings';

const AGAIN_MS = 5_000;

type Answer = DeskAnswer<'pool'>;
type Currency = Answer['currencies'][number];
type Point = Currency['points'][number];

/** Gross, net, shares and every count of one pool; settlers propose a recount. */
export function PoolSheet({ pool }: { readonly pool: Answer['pool'] }) {
  const { t } = useTexts();
  const { teams, market } = useNames();
  const mayRecount = useRight('recount_pool');
  const { data, refusal } = useRead('pool', { play_id: pool.play_id }, AGAIN_MS);
  const [isOpen, setOpen] = useState(false);
  const isClosed = data?.currencies.some(({ closings }) => closings.length > 0) === true;
  return (
    <Panel
      title={`${teams(pool)} · ${market(pool)}`}
      tools={mayRecount && isClosed && <Button onPress={() => setOpen(true)}>{t('pools.recount')}</Button>}
    >
      {refusal !== null && <Banner tone="down">{t(`problems.${refusal.problem}`)}</Banner>}
      {data?.currencies.map((currency) => (
        <CurrencyPart key={currency.currency_id} pool={pool} currency={currency} />
      ))}
      {isOpen && <RecountDialog playId={pool.play_id} onClose={() => setOpen(false)} />}
    </Panel>
  );
}

interface CurrencyPartProps {
  readonly pool: Answer['pool'];
  readonly currency: Currency;
}

function CurrencyPart({ pool, currency }: CurrencyPartProps) {
  const { t, format } = useTexts();
  const { money } = useMoney();
  const { pickOf } = useNames();
  const { currency_id, gross, net, points, closings, is_audited } = currency;
  const columns: readonly DeskColumn<Point>[] = [
    { id: 'pick', head: t('pools.pick'), cell: ({ pick }) => pickOf({ ...pool, pick, point_line: null }) },
    { id: 'stakes', head: t('pools.stakes'), cell: ({ stakes }) => money(currency_id, stakes), isNumeric: true },
    { id: 'share', head: t('pools.share'), cell: ({ share }) => `${format.number(share / 10)} %`, isNumeric: true },
    { id: 'odds', head: t('pools.odds'), cell: ({ odd }) => odd ?? '–', isNumeric: true },
    { id: 'tickets', head: t('pools.tickets'), cell: ({ tickets }) => tickets, isNumeric: true },
  ];
  return (
    <>
      <Facts
        facts={[
          [t('pools.gross'), money(currency_id, gross)],
          [t('pools.takeout'), `${format.number(pool.takeout / 10)} %`],
          [t('pools.net'), money(currency_id, net)],
        ]}
      />
      <DeskTable
        label={t('pools.shares')}
        columns={columns}
        rows={points}
        idOf={({ point_id }) => point_id}
        empty={t('pools.no_stakes')}
      />
      {is_audited !== null && (
        <p>
          <Badge tone={is_audited ? 'up' : 'down'}>{t(is_audited ? 'pools.audited' : 'pools.not_audited')}</Badge>
        </p>
      )}
      {closings.length > 0 && <Closings currencyId={currency_id} closings={closings} />}
    </>
  );
}

interface RecountDialogProps {
  readonly playId: number;
  readonly onClose: () => void;
}

function RecountDialog({ playId, onClose }: RecountDialogProps) {
  const { t } = useTexts();
  return (
    <ProposeDialog
      title={t('pools.recount_title')}
      quick={['checked', 'mistake', 'integrity']}
      proposed={{ kind: 'recount_pool', payload: { play_id: playId } }}
      onClose={onClose}
    />
  );
}
