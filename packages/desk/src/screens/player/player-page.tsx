import { Banner } from '@clutchline/web/ui/banner';
import { Button } from '@clutchline/web/ui/button';
import { useState } from 'react';

import { reasonText } from '../../acts/reasons';
import { goTo } from '../../app/place';
import { useRead, useRight } from '../../app/use-desk';
import { useActionTexts } from '../../live/use-action-texts';
import { useMoney } from '../../live/use-money';
import { useTexts } from '../../texts/use-texts';
import { type DeskColumn, DeskTable } from '../../ui/desk-table';
import { Facts } from '../../ui/facts';
import { Page } from '../../ui/page';
import { Panel } from '../../ui/panel';
import { Wrapped } from '../../ui/wrapped';
import type { DeskPlayer } from './desk-player';
import { PLAYER_ACTS, type PlayerAct, PlayerDialog } from './player-dialog';
import { PlayerWallet } from './player-wallet';
import { Protection } from './protection';

const AGAIN_MS = 5_000;

export function PlayerPage({ playerId }: { readonly playerId: string }) {
  const { t, format } = useTexts();
  const { data, isStale, refusal, readAgain } = useRead('player', { player_id: playerId }, AGAIN_MS);
  const maySeeLimits = useRight('see_limits');
  const [open, setOpen] = useState<PlayerAct | null>(null);
  return (
    <Page
      title={data?.nickname ?? t('player.title')}
      isStale={isStale}
      refusal={refusal}
      tools={
        <>
          <Button onPress={() => goTo('bets', playerId)}>{t('player.bets')}</Button>
          {maySeeLimits && data !== null && (
            <Button onPress={() => goTo('limits', data.account_id)}>{t('player.bet_limits')}</Button>
          )}
        </>
      }
    >
      {data !== null && (
        <>
          {data.freeze !== null && (
            <Banner tone="warn">
              {t('player.frozen', {
                name: data.freeze.set_by,
                time: format.dateTime(data.freeze.set_at),
                reason: reasonText(t, data.freeze.reason),
              })}
            </Banner>
          )}
          <Account player={data} onOpen={setOpen} />
          <Protection player={data} />
          <PlayerWallet playerId={playerId} />
          <Acts acts={data.acts} />
          {open !== null && (
            <PlayerDialog act={open} player={data} onDone={() => void readAgain()} onClose={() => setOpen(null)} />
          )}
        </>
      )}
    </Page>
  );
}

interface AccountProps {
  readonly player: DeskPlayer;
  readonly onOpen: (act: PlayerAct) => void;
}

function Account({ player, onOpen }: AccountProps) {
  const { t, format } = useTexts();
  const { money } = useMoney();
  const mayProtect = useRight('protect_player');
  const { currency_id, balance, debt, open_stakes, freeze } = player;
  const offered = PLAYER_ACTS.filter((act) => act !== (freeze === null ? 'unfreeze' : 'freeze'));
  return (
    <Panel
      title={t('player.account')}
      tools={
        mayProtect &&
        offered.map((act) => (
          <Button key={act} look={act === 'freeze' ? 'danger' : 'quiet'} onPress={() => onOpen(act)}>
            {t(`player.act_${act}`)}
          </Button>
        ))
      }
    >
      <Facts
        facts={[
          [t('player.id'), player.player_id],
          [t('player.external'), player.external_id ?? '–'],
          [t('player.balance'), money(currency_id, balance)],
          [t('player.debt'), money(currency_id, debt)],
          [t('player.open_stakes'), money(currency_id, open_stakes)],
          [t('player.since'), format.dateTime(player.created_at)],
          [t('player.time_zone'), player.time_zone],
        ]}
      />
    </Panel>
  );
}

function Acts({ acts }: { readonly acts: DeskPlayer['acts'] }) {
  const { t, format } = useTexts();
  const names = useActionTexts();
  const columns: readonly DeskColumn<DeskPlayer['acts'][number]>[] = [
    { id: 'at', head: t('audit.at'), cell: ({ at }) => format.dateTime(at), isNumeric: true },
    { id: 'who', head: t('audit.who'), cell: ({ operator }) => operator ?? t('audit.no_operator') },
    { id: 'action', head: t('audit.action'), cell: ({ action }) => names.action(action) },
    {
      id: 'reason',
      head: t('reasons.reason'),
      cell: ({ reason }) => <Wrapped>{reason === null ? '' : reasonText(t, reason)}</Wrapped>,
    },
  ];
  return (
    <Panel title={t('player.acts')}>
      <DeskTable
        label={t('player.acts')}
        columns={columns}
        rows={acts}
        idOf={({ at, action }) => `${at} ${action}`}
        empty={t('player.no_acts')}
      />
    </Panel>
  );
}
