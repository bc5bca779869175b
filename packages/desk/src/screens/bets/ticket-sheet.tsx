import type { BetLeg } from '@clutchline/contract';
import type { DeskAnswer } from '@clutchline/contract/desk';
import { roundNumeral } from '@clutchline/domain';
import { marketTitle, matchTitle, pickTitle } from '@clutchline/i18n';
import { Banner } from '@clutchline/web/ui/banner';
import { Button } from '@clutchline/web/ui/button';

import { ButtonRow } from '../../ui/button-row';
import { Dialog } from '../../ui/dialog';
import { goTo } from '../../app/place';
import { useRead, useRight } from '../../app/use-desk';
import { useMoney } from '../../live/use-money';
import { useTexts } from '../../texts/use-texts';
import { type DeskColumn, DeskTable } from '../../ui/desk-table';
import { Facts } from '../../ui/facts';
import { Panel } from '../../ui/panel';
import { Wrapped } from '../../ui/wrapped';

type Ticket = DeskAnswer<'ticket'>;

interface TicketSheetProps {
  readonly order: string;
  readonly onClose: () => void;
}

/** Everything that is stored about a bet. */
export function TicketSheet({ order, onClose }: TicketSheetProps) {
  const { t } = useTexts();
  const { data, refusal } = useRead('ticket', { order_no: order });
  return (
    <Dialog title={t('bets.ticket', { number: order })} onClose={onClose}>
      {refusal !== null && <Banner tone="down">{t(`problems.${refusal.problem}`)}</Banner>}
      {data !== null && <TicketParts ticket={data} />}
    </Dialog>
  );
}

function TicketParts({ ticket }: { readonly ticket: Ticket }) {
  const { t, format } = useTexts();
  const withCode = useWithCode(ticket);
  const maySeePlayer = useRight('see_player');
  const { bet, player_id, cap, stored_answer } = ticket;
  return (
    <>
      <Facts
        facts={[
          [t('bets.time'), format.longDateTime(bet.bet_time)],
          [t('bets.stake'), withCode(bet.stake)],
          [t('bets.odds'), bet.odds],
          [t('bets.payout'), bet.settlement_amount === null ? '–' : withCode(bet.settlement_amount)],
          [t('bets.cap'), cap ?? '–'],
          [t('bets.request'), bet.request_id],
          [t('bets.refused_for'), bet.reject_reason ?? '–'],
          ...(bet.swapped_from === null ? [] : [[t('bets.swapped_from'), bet.swapped_from] as const]),
          ...(bet.swapped_to === null ? [] : [[t('bets.swapped_to'), bet.swapped_to] as const]),
        ]}
      />
      {maySeePlayer && (
        <ButtonRow>
          <Button onPress={() => goTo('player', player_id)}>{t('bets.to_player')}</Button>
        </ButtonRow>
      )}
      <Legs ticket={ticket} />
      <Settlements ticket={ticket} />
      <Ledger ticket={ticket} />
      <Panel title={t('bets.stored_answer')}>
        <pre tabIndex={0}>{JSON.stringify(stored_answer, null, 2)}</pre>
      </Panel>
    </>
  );
}

/** What was bet on, with its outcome and its prices since the play is open, newest first. */
function Legs({ ticket: { bet, prices } }: { readonly ticket: Ticket }) {
  const { t, players, format } = useTexts();
  const columns: readonly DeskColumn<BetLeg & { readonly price: Ticket['prices'][number] | undefined }>[] = [
    {
      id: 'leg',
      head: t('bets.legs'),
      cell: ({ match, play, pick, line }) => (
        <Wrapped>
          {[
            matchTitle(players, match),
            marketTitle(players, play, roundNumeral(play.round, players.langId)),
            pickTitle(players, { match, play, pick, line }),
          ].join(' · ')}
        </Wrapped>
      ),
    },
    {
      id: 'outcome',
      head: t('bets.outcome'),
      cell: ({ outcome, void_reason, result }) =>
        [
          players(`status.leg_${outcome}`),
          ...(void_reason === null ? [] : [players(`status.void_${void_reason}`)]),
          ...(result === null ? [] : [result]),
        ].join(' · '),
    },
    {
      id: 'price',
      head: t('bets.prices'),
      cell: ({ odd, price }) =>
        price === undefined
          ? odd
          : t('bets.price_now', {
              ...{ odd: price.odd, version: price.version },
              ...{ now: price.odd_now ?? '–', newest: price.version_now },
            }),
    },
    {
      id: 'steps',
      head: t('bets.price_steps'),
      cell: ({ price }) => (
        <Wrapped>{price?.steps.map(({ at, odd }) => `${format.clock(at)} ${odd}`).join(', ') ?? ''}</Wrapped>
      ),
    },
  ];
  return (
    <Panel title={t('bets.legs')}>
      <DeskTable
        label={t('bets.legs')}
        columns={columns}
        rows={bet.legs.map((leg) => ({ ...leg, price: prices.find(({ point_id }) => point_id === leg.shop_id) }))}
        idOf={({ shop_id }) => shop_id}
        empty=""
        maxHeight="18rem"
      />
    </Panel>
  );
}

/** Amounts of a bet are whole units; its currency is added. */
function useWithCode({ bet }: Ticket): (amount: string) => string {
  const { currencies } = useMoney();
  const code = currencies.find(({ id }) => id === bet.currency_id)?.code;
  return (amount) => (code === undefined ? amount : `${amount} ${code}`);
}

function Settlements({ ticket }: { readonly ticket: Ticket }) {
  const { t, format, players } = useTexts();
  const withCode = useWithCode(ticket);
  const columns: readonly DeskColumn<Ticket['revisions'][number]>[] = [
    { id: 'no', head: t('bets.revision'), cell: ({ revision }) => revision, isNumeric: true },
    { id: 'at', head: t('bets.time'), cell: ({ settle_time }) => format.dateTime(settle_time), isNumeric: true },
    { id: 'amount', head: t('bets.payout'), cell: (row) => withCode(row.settlement_amount), isNumeric: true },
    { id: 'odds', head: t('bets.odds'), cell: ({ settlement_odds }) => settlement_odds, isNumeric: true },
    {
      id: 'legs',
      head: t('bets.outcome'),
      cell: ({ legs }) => legs.map(({ outcome }) => players(`status.leg_${outcome}`)).join(', '),
    },
    {
      id: 'reason',
      head: t('reasons.reason'),
      cell: ({ reason, source }) => <Wrapped>{reason === null ? source : `${reason} · ${source}`}</Wrapped>,
    },
  ];
  return (
    <Panel title={t('bets.settlements')}>
      <DeskTable
        label={t('bets.settlements')}
        columns={columns}
        rows={ticket.revisions}
        idOf={({ revision }) => revision}
        empty={t('bets.not_settled')}
      />
    </Panel>
  );
}

function Ledger({ ticket: { ledger, seals } }: { readonly ticket: Ticket }) {
  const { t, format } = useTexts();
  const { money } = useMoney();
  const columns: readonly DeskColumn<Ticket['ledger'][number]>[] = [
    { id: 'id', head: t('bets.transaction'), cell: ({ transaction_id }) => transaction_id, isNumeric: true },
    { id: 'kind', head: t('bets.kind'), cell: ({ kind }) => kind },
    { id: 'at', head: t('bets.time'), cell: ({ at }) => format.dateTime(at), isNumeric: true },
    {
      id: 'entries',
      head: t('bets.entries'),
      cell: ({ entries }) =>
        entries.map(({ account, currency_id, amount }) => (
          <div key={account}>{`${account} ${money(currency_id, amount)}`}</div>
        )),
    },
    { id: 'seal', head: t('bets.seal'), cell: ({ seal }) => seal ?? t('bets.not_sealed'), isNumeric: true },
  ];
  return (
    <Panel title={t('bets.ledger')}>
      <DeskTable
        label={t('bets.ledger')}
        columns={columns}
        rows={ledger}
        idOf={({ transaction_id }) => transaction_id}
        empty={t('bets.none')}
      />
      <Facts facts={seals.map(({ number, day, head }) => [t('bets.seal_of', { number, day }), head])} />
    </Panel>
  );
}
