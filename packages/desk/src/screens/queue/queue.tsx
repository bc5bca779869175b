import { Badge } from '@clutchline/web/ui/badge';
import { Button } from '@clutchline/web/ui/button';
import { useState } from 'react';

import { goTo, useRest } from '../../app/place';
import { useRead, useRight } from '../../app/use-desk';
import { useTexts } from '../../texts/use-texts';
import { type DeskColumn, DeskTable } from '../../ui/desk-table';
import { ListAndDetail } from '../../ui/list-and-detail';
import { Page } from '../../ui/page';
import { Panel } from '../../ui/panel';
import { CorrectDialog } from './correct-dialog';
import type { Entry } from '../../live/doubted-facts';
import { NO_NAMES, SubjectNamesContext, useSubjectNames } from '../../live/use-subject-names';
import { EntrySheet } from './entry-sheet';
import { MissingResults } from './missing-results';
import { ReferredBets } from './referred-bets';
import { VoidBetDialog } from './void-bet-dialog';
import { VoidMatchDialog } from './void-match-dialog';

const AGAIN_MS = 2_000;

type Open = 'correct' | 'void_match' | 'void_bet';

/** What waits for a settler: quarantined feed data and missing results; and what they propose. */
export default function Queue() {
  const { t } = useTexts();
  const [chosen] = useRest();
  const maySettle = useRight('settle_play');
  const { data, isStale, refusal, readAgain } = useRead('quarantine', {}, AGAIN_MS);
  const [open, setOpen] = useState<Open | null>(null);
  const entries = data?.entries ?? [];
  const entry = entries.find(({ entry_id }) => String(entry_id) === chosen) ?? null;
  const close = (): void => setOpen(null);
  return (
    <Page
      title={t('queue.title')}
      isStale={isStale}
      refusal={refusal}
      tools={
        maySettle && (
          <>
            <Button onPress={() => setOpen('correct')}>{t('queue.correct')}</Button>
            <Button onPress={() => setOpen('void_match')}>{t('queue.void_match')}</Button>
            <Button onPress={() => setOpen('void_bet')}>{t('queue.void_bet')}</Button>
          </>
        )
      }
    >
      <ReferredBets />
      <Panel title={t('queue.quarantine_count', { count: entries.length })}>
        <SubjectNamesContext value={data?.names ?? NO_NAMES}>
          <ListAndDetail>
            <EntryTable entries={entries} isLoading={data === null} chosen={chosen} />
            {entry !== null && <EntrySheet key={entry.event_hash} entry={entry} onDecided={() => void readAgain()} />}
          </ListAndDetail>
        </SubjectNamesContext>
      </Panel>
      <MissingResults />
      {open === 'correct' && <CorrectDialog onClose={close} />}
      {open === 'void_match' && <VoidMatchDialog onClose={close} />}
      {open === 'void_bet' && <VoidBetDialog onClose={close} />}
    </Page>
  );
}

interface EntryTableProps {
  readonly entries: readonly Entry[];
  readonly isLoading: boolean;
  readonly chosen: string | undefined;
}

function EntryTable({ entries, isLoading, chosen }: EntryTableProps) {
  const { t, format } = useTexts();
  const { match } = useSubjectNames();
  const columns: readonly DeskColumn<Entry>[] = [
    { id: 'id', head: t('queue.number'), cell: ({ entry_id }) => entry_id, isNumeric: true },
    {
      id: 'kind',
      head: t('queue.kind'),
      cell: ({ kind }) => <Badge tone={kind === 'result' ? 'down' : 'warn'}>{t(`queue.kind_${kind}`)}</Badge>,
    },
    { id: 'doubt', head: t('queue.doubt'), cell: ({ doubt }) => doubt },
    { id: 'match', head: t('queue.match'), cell: ({ game_id }) => (game_id === null ? '–' : match(game_id)) },
    { id: 'seen', head: t('queue.times'), cell: ({ seen }) => seen, isNumeric: true },
    { id: 'at', head: t('queue.received'), cell: ({ at }) => format.dateTime(at), isNumeric: true },
  ];
  return (
    <DeskTable
      label={t('queue.quarantine')}
      columns={columns}
      rows={entries}
      idOf={({ entry_id }) => entry_id}
      empty={isLoading ? t('common.loading') : t('queue.nothing_held')}
      onOpen={({ entry_id }) => goTo('queue', entry_id)}
      isChosen={({ entry_id }) => String(entry_id) === chosen}
    />
  );
}
