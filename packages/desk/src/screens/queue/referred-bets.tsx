import { type ReferredBet, referredBet } from '@clutchline/contract/desk';
import { Badge, type BadgeTone } from '@clutchline/web/ui/badge';
import { useState } from 'react';

import { useRight } from '../../app/use-desk';
import { parseValue } from '../../live/push/parse-value';
import { useTopic } from '../../live/push/use-topic';
import { SecondsLeft } from '../../live/seconds-left';
import { useMoney } from '../../live/use-money';
import { useNames } from '../../live/use-names';
import type { TextKey } from '../../texts/create-texts';
import { useTexts } from '../../texts/use-texts';
import { type DeskColumn, DeskTable } from '../../ui/desk-table';
import { Panel } from '../../ui/panel';
import { Wrapped } from '../../ui/wrapped';
import { ReferredSheet } from './referred-sheet';

const TONES: Readonly<Record<ReferredBet['state'], BadgeTone>> = {
  ...{ waiting: 'warn', decided: 'accent', taken: 'up', refused: 'down' },
  ...{ offered: 'accent', accepted: 'up', declined: 'down', offer_ended: 'neutral' },
};

/** States in which the time of a bet runs. */
const TIMED: ReadonlySet<ReferredBet['state']> = new Set(['waiting', 'offered']);

/** For traders: the bets that wait for one of them, oldest first, and what became of the last (DESK-12). */
export function ReferredBets() {
  return useRight('referred') ? <Waiting /> : null;
}

function useReferredColumns(): readonly DeskColumn<ReferredBet>[] {
  const { t, format } = useTexts();
  const { money } = useMoney();
  const { selection } = useNames();
  return [
    {
      ...{ id: 'left', head: t('referred.left'), isNumeric: true },
      cell: ({ state, until }) => (TIMED.has(state) ? <SecondsLeft until={until} /> : '–'),
    },
    { id: 'at', head: t('referred.at'), cell: ({ at }) => format.clock(at), isNumeric: true },
    {
      ...{ id: 'state', head: t('referred.state') },
      cell: ({ state }) => {
        const key: TextKey = `referred.state_${state}`;
        return <Badge tone={TONES[state]}>{t(key)}</Badge>;
      },
    },
    { id: 'stake', head: t('referred.stake'), cell: (bet) => money(bet.currency_id, bet.stake), isNumeric: true },
    { id: 'cost', head: t('referred.cost'), cell: (bet) => money(bet.currency_id, bet.cost), isNumeric: true },
    { id: 'why', head: t('referred.why'), cell: ({ refusal }) => t(`referred.${refusal}`) },
    { id: 'bet', head: t('referred.bet'), cell: ({ legs }) => <Wrapped>{legs.map(selection).join('; ')}</Wrapped> },
    {
      ...{ id: 'price', head: t('referred.price'), isNumeric: true },
      cell: ({ legs }) => legs.map(({ odd, odd_now }) => `${odd} → ${odd_now ?? '–'}`).join('; '),
    },
    {
      ...{ id: 'player', head: t('referred.player') },
      cell: ({ player: { player_id, factor } }) => `${player_id.slice(0, 8)} × ${format.amount(String(factor), 3)}`,
    },
    {
      id: 'claim',
      head: t('referred.claim'),
      cell: ({ claim }) => (claim === null ? '' : t('referred.claimed_by', { name: claim.by })),
    },
  ];
}

function Waiting() {
  const { t } = useTexts();
  const { values, isStale } = useTopic('referred');
  const columns = useReferredColumns();
  const [chosen, setChosen] = useState<string | null>(null);
  const bets = [...values.values()]
    .flatMap((value) => parseValue(referredBet, value) ?? [])
    .sort((a, b) => a.at - b.at || a.order_no.localeCompare(b.order_no));
  const bet = bets.find(({ order_no }) => order_no === chosen) ?? null;
  return (
    <Panel title={t('referred.title')}>
      <DeskTable
        label={t('referred.title')}
        columns={columns}
        rows={bets}
        idOf={({ order_no }) => order_no}
        empty={t('referred.none')}
        onOpen={({ order_no }) => setChosen(order_no)}
        isChosen={({ order_no }) => order_no === chosen}
        maxHeight="18rem"
      />
      {bet !== null && <ReferredSheet key={bet.order_no} bet={bet} isStale={isStale} />}
    </Panel>
  );
}
