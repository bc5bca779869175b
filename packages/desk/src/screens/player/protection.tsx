import { useMoney } from '../../live/use-money';
import { useTexts } from '../../texts/use-texts';
import { type DeskColumn, DeskTable } from '../../ui/desk-table';
import { Facts } from '../../ui/facts';
import { Panel } from '../../ui/panel';
import type { DeskPlayer } from './desk-player';

type OwnLimit = DeskPlayer['own_limits'][number];

/** Of the player, which cannot be changed here, and of the house (bad input row 307). */
export function Protection({ player }: { readonly player: DeskPlayer }) {
  const { t, format } = useTexts();
  const { money } = useMoney();
  const { currency_id, own_break, own_limits, house_limits: house, sessions, regions } = player;
  const amount = (value: string | null): string => (value === null ? '–' : money(currency_id, value));
  const shown = (kind: OwnLimit['kind'], value: string | null): string =>
    kind === 'session_minutes' ? (value ?? '–') : amount(value);
  const columns: readonly DeskColumn<OwnLimit>[] = [
    { id: 'kind', head: t('player.limit'), cell: ({ kind }) => t(`player.limit_${kind}`) },
    { id: 'value', head: t('player.value'), cell: ({ kind, value }) => shown(kind, value), isNumeric: true },
    {
      id: 'next',
      head: t('player.next'),
      cell: ({ kind, next_value, next_from }) =>
        next_from === null ? '–' : `${shown(kind, next_value)} · ${format.dateTime(next_from)}`,
      isNumeric: true,
    },
  ];
  const until = (at: number | null): string => (at === null ? '–' : format.dateTime(at));
  return (
    <>
      <Panel title={t('player.own')}>
        <DeskTable
          label={t('player.own')}
          columns={columns}
          rows={own_limits}
          idOf={({ kind }) => kind}
          empty={t('player.no_limits')}
        />
        <Facts
          facts={[
            [
              t('player.break'),
              own_break === null ? '–' : `${t(`player.break_${own_break.kind}`)} · ${until(own_break.until)}`,
            ],
          ]}
        />
      </Panel>
      <Panel title={t('player.house')}>
        <Facts
          facts={[
            [t('player.limit_day_stake'), amount(house.day_stake)],
            [t('player.limit_day_loss'), amount(house.day_loss)],
            [t('player.limit_session_minutes'), house.session_minutes ?? '–'],
            [t('player.factor'), format.number(house.stake_factor / 1_000)],
            [t('player.excluded'), until(house.excluded_until)],
          ]}
        />
      </Panel>
      <Panel title={t('player.sessions')}>
        <Facts
          facts={sessions.map(({ created_at, last_used_at }) => [
            format.dateTime(created_at),
            t('player.used', { time: format.dateTime(last_used_at) }),
          ])}
        />
        <Facts
          facts={regions.map(({ at, network, country, allowed }) => [
            format.dateTime(at),
            `${country ?? '–'} · ${network ?? '–'} · ${t(allowed ? 'player.allowed' : 'player.refused')}`,
          ])}
        />
      </Panel>
    </>
  );
}
