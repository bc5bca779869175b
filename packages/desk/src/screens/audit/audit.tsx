import type { DeskAnswer } from '@clutchline/contract/desk';
import { Badge } from '@clutchline/web/ui/badge';
import { Banner } from '@clutchline/web/ui/banner';
import { Button } from '@clutchline/web/ui/button';
import { useState } from 'react';

import { reasonText } from '../../acts/reasons';
import { callFault } from '../../acts/write-fault';
import { useDesk, useRead } from '../../app/use-desk';
import { useActionTexts } from '../../live/use-action-texts';
import { joinNames, NO_NAMES } from '../../live/use-subject-names';
import { useSubjectText } from '../../live/use-subject-text';
import { useTexts } from '../../texts/use-texts';
import { ButtonRow } from '../../ui/button-row';
import { type DeskColumn, DeskTable } from '../../ui/desk-table';
import { Page } from '../../ui/page';
import { SearchHead } from '../../ui/search-head';
import { Wrapped } from '../../ui/wrapped';
import { ActionSheet } from './action-sheet';
import type { DeskAction } from './desk-action';

const LIMIT = 100;
const AGAIN_MS = 5_000;

const holds = (action: DeskAction, text: string): boolean =>
  [action.operator, action.action, action.subject, action.reason, action.result, action.request_id]
    .filter((part) => part !== null)
    .some((part) => part.toLowerCase().includes(text));

/** The newest acts, with older ones as they are asked for. */
function useWithOlder(data: DeskAnswer<'audit'> | null) {
  const { calls } = useDesk();
  const { t } = useTexts();
  const [older, setOlder] = useState<DeskAnswer<'audit'> | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);
  const newest = data?.actions ?? [];
  const known = new Set(newest.map(({ id }) => id));
  const all = [...newest, ...(older?.actions ?? []).filter(({ id }) => !known.has(id))];
  const { next } = older ?? data ?? { next: null };
  const names = joinNames(data?.names ?? NO_NAMES, older?.names ?? NO_NAMES);

  async function readOlder(): Promise<void> {
    if (next === null) return;
    setReading(true);
    const result = await calls.call('audit', { before: next, limit: LIMIT });
    setReading(false);
    setFault(callFault(t, result));
    if (result.kind !== 'ok') return;
    const { actions, next: oldest, names: more } = result.data;
    setOlder({ actions: [...all, ...actions], next: oldest, names: joinNames(names, more) });
  }

  return { all, next, names, readOlder, isReading, fault };
}

/** Who did what, newest first (DESK-7). */
export default function Audit() {
  const { t, format } = useTexts();
  const texts = useActionTexts();
  const { data, isStale, refusal } = useRead('audit', { limit: LIMIT }, AGAIN_MS);
  const [wanted, setWanted] = useState('');
  const [open, setOpen] = useState<DeskAction | null>(null);
  const { all, next, names, readOlder, isReading, fault } = useWithOlder(data);
  const subjectName = useSubjectText(names);
  const rows = wanted === '' ? all : all.filter((action) => holds(action, wanted.toLowerCase()));

  const columns: readonly DeskColumn<DeskAction>[] = [
    { id: 'at', head: t('audit.at'), cell: ({ at }) => `${format.date(at)} ${format.clock(at)}`, isNumeric: true },
    { id: 'who', head: t('audit.who'), cell: ({ operator }) => operator ?? t('audit.no_operator') },
    { id: 'action', head: t('audit.action'), cell: ({ action }) => texts.action(action) },
    {
      id: 'subject',
      head: t('audit.subject'),
      cell: ({ subject }) => <Wrapped>{subject === null ? '' : subjectName(subject)}</Wrapped>,
    },
    {
      id: 'reason',
      head: t('reasons.reason'),
      cell: ({ reason }) => <Wrapped>{reason === null ? '' : reasonText(t, reason)}</Wrapped>,
    },
    {
      id: 'result',
      head: t('audit.result'),
      cell: ({ result }) => <Badge tone={result === 'done' ? 'up' : 'warn'}>{texts.result(result)}</Badge>,
    },
  ];
  return (
    <Page
      title={t('audit.title')}
      about={t('audit.count', { count: rows.length })}
      isStale={isStale}
      refusal={refusal}
      tools={<SearchHead label={t('audit.search')} onSearch={setWanted} />}
    >
      <DeskTable
        label={t('audit.title')}
        columns={columns}
        rows={rows}
        idOf={({ id }) => id}
        empty={data === null ? t('common.loading') : t('audit.none')}
        onOpen={setOpen}
        maxHeight="calc(100dvh - 12rem)"
      />
      <div role="alert">{fault !== null && <Banner tone="down">{fault}</Banner>}</div>
      {next !== null && (
        <ButtonRow>
          <Button busy={isReading} onPress={() => void readOlder()}>
            {t('audit.older')}
          </Button>
        </ButtonRow>
      )}
      {open !== null && <ActionSheet action={open} names={names} onClose={() => setOpen(null)} />}
    </Page>
  );
}
