import type { DeskAnswer } from '@clutchline/contract/desk';
import { Badge, type BadgeTone } from '@clutchline/web/ui/badge';
import { Button } from '@clutchline/web/ui/button';
import { useState } from 'react';

import { goTo, useRest } from '../../app/place';
import { useRead } from '../../app/use-desk';
import { useMoney } from '../../live/use-money';
import { useNames } from '../../live/use-names';
import { useTexts } from '../../texts/use-texts';
import { ButtonRow } from '../../ui/button-row';
import { type DeskColumn, DeskTable } from '../../ui/desk-table';
import { Page } from '../../ui/page';
import { SearchHead } from '../../ui/search-head';
import { Wrapped } from '../../ui/wrapped';
import { TicketSheet } from './ticket-sheet';

export type FoundBet = DeskAnswer<'bets'>['bets'][number];

const LIMIT = 100;
const AGAIN_MS = 5_000;

export const BET_TONES: Readonly<Record<FoundBet['state'], BadgeTone>> = {
  held: 'warn',
  rejected: 'down',
  swapped: 'neutral',
  open: 'neutral',
  void: 'neutral',
  settled: 'up',
};

/** Bets of all players (DESK-19). `#/bets/<text>` searches, `#/bets/<text>/<order>` shows a ticket. */
export default function Bets() {
  const { t } = useTexts();
  const [search = '-', order] = useRest();
  const wanted = search === '-' ? '' : search;
  const [before, setBefore] = useState<string | null>(null);
  const page = { search: wanted, limit: LIMIT, ...(before !== null && { before }) };
  const { data, isStale, refusal } = useRead('bets', page, before === null ? AGAIN_MS : null);

  function find(text: string): void {
    setBefore(null);
    goTo('bets', text || '-');
  }

  return (
    <Page
      title={t('bets.title')}
      about={t('bets.count', { count: data?.bets.length ?? 0 })}
      isStale={isStale}
      refusal={refusal}
      tools={
        <SearchHead label={t('bets.search')} initial={wanted} onSearch={(text) => text !== wanted && find(text)} />
      }
    >
      <BetTable bets={data?.bets ?? null} onOpen={(bet) => goTo('bets', search, bet.order_no)} />
      <OtherPages before={before} next={data?.next ?? null} onSelect={setBefore} />
      {order !== undefined && <TicketSheet order={order} onClose={() => goTo('bets', search)} />}
    </Page>
  );
}

interface OtherPagesProps {
  /** Null: the newest page is shown. */
  readonly before: string | null;
  /** Null: nothing is older. */
  readonly next: string | null;
  readonly onSelect: (before: string | null) => void;
}

function OtherPages({ before, next, onSelect }: OtherPagesProps) {
  const { t } = useTexts();
  return (
    <ButtonRow>
      {before !== null && <Button onPress={() => onSelect(null)}>{t('bets.newest')}</Button>}
      {next !== null && <Button onPress={() => onSelect(next)}>{t('bets.older')}</Button>}
    </ButtonRow>
  );
}

interface BetTableProps {
  /** Null: not read yet. */
  readonly bets: readonly FoundBet[] | null;
  readonly onOpen: (bet: FoundBet) => void;
}

export function BetTable({ bets, onOpen }: BetTableProps) {
  const { t, format } = useTexts();
  const { money } = useMoney();
  const { selection } = useNames();
  const columns: readonly DeskColumn<FoundBet>[] = [
    {
      id: 'at',
      head: t('bets.time'),
      cell: ({ bet_time }) => `${format.date(bet_time)} ${format.clock(bet_time)}`,
      isNumeric: true,
    },
    { id: 'order', head: t('bets.order'), cell: ({ order_no }) => order_no },
    {
      id: 'legs',
      head: t('bets.legs'),
      cell: ({ legs }) => <Wrapped>{legs.map((leg) => `${selection(leg)} @ ${leg.odd}`).join('; ')}</Wrapped>,
    },
    {
      id: 'state',
      head: t('bets.state'),
      cell: ({ state }) => <Badge tone={BET_TONES[state]}>{t(`bets.state_${state}`)}</Badge>,
    },
    {
      id: 'stake',
      head: t('bets.stake'),
      cell: ({ currency_id, stake }) => money(currency_id, stake),
      isNumeric: true,
    },
    { id: 'odds', head: t('bets.odds'), cell: ({ odds }) => odds, isNumeric: true },
    {
      id: 'payout',
      head: t('bets.payout'),
      cell: ({ currency_id, payout }) => (payout === null ? '–' : money(currency_id, payout)),
      isNumeric: true,
    },
  ];
  return (
    <DeskTable
      label={t('bets.title')}
      columns={columns}
      rows={bets ?? []}
      idOf={({ order_no }) => order_no}
      empty={bets === null ? t('common.loading') : t('bets.none')}
      onOpen={onOpen}
    />
  );
}
