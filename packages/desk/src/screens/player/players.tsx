import type { DeskAnswer } from '@clutchline/contract/desk';
import { useState } from 'react';

import { goTo, useRest } from '../../app/place';
import { useRead } from '../../app/use-desk';
import { useMoney } from '../../live/use-money';
import { useTexts } from '../../texts/use-texts';
import { type DeskColumn, DeskTable } from '../../ui/desk-table';
import { Page } from '../../ui/page';
import { SearchHead } from '../../ui/search-head';
import { PlayerPage } from './player-page';

type Found = DeskAnswer<'findPlayers'>[number];

/** Finds a player (DESK-20); `#/player/<id>` shows one. */
export default function Players() {
  const [playerId] = useRest();
  return playerId === undefined ? <FindPlayers /> : <PlayerPage key={playerId} playerId={playerId} />;
}

function FindPlayers() {
  const { t } = useTexts();
  const { currencies } = useMoney();
  const [search, setSearch] = useState('');
  const { data, isStale, refusal } = useRead('findPlayers', { search });
  const columns: readonly DeskColumn<Found>[] = [
    { id: 'name', head: t('player.name'), cell: ({ nickname }) => nickname },
    { id: 'id', head: t('player.id'), cell: ({ player_id }) => player_id },
    { id: 'external', head: t('player.external'), cell: ({ external_id }) => external_id ?? '–' },
    {
      id: 'currency',
      head: t('player.currency'),
      cell: ({ currency_id }) => currencies.find(({ id }) => id === currency_id)?.code ?? currency_id,
    },
  ];
  return (
    <Page
      title={t('player.title')}
      isStale={isStale}
      refusal={refusal}
      tools={<SearchHead label={t('player.search')} onSearch={setSearch} />}
    >
      <DeskTable
        label={t('player.title')}
        columns={columns}
        rows={data ?? []}
        idOf={({ player_id }) => player_id}
        empty={search === '' ? t('player.type') : t('player.none')}
        onOpen={({ player_id }) => goTo('player', player_id)}
      />
    </Page>
  );
}
