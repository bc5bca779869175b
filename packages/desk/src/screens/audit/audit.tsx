import { Badge } from '@clutchline/web/ui/badge';
import { Button } from '@clutchline/web/ui/button';
import { useState } from 'react';

import { reasonText } from '../../acts/reasons';
import { useDesk, useRead } from '../../app/use-desk';
import { useActionTexts } from '../../live/use-action-texts';
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

/** Who did what, newest first (DESK-7). */
export default function Audit() {
  const { calls } = useDesk();
  const { t, format } = useTexts();
  const names = useActionTexts();
  const { data, isStale, refusal } = useRead('audit', { limit: LIMIT }, AGAIN_MS);
  const [older, setOlder] = useState<{ readonly actions: readonly DeskAction[]; readonly next: number | null } | null>(
    null,
  );
  const [wanted, setWanted] = useState('');
  const [open, setOpen] = useState<DeskAction | null>(null);
  const newest = data?.actions ?? [];
  const known = new Set(newest.map(({ id }) => id));
  const all = [...newest, ...(older?.actions ?? []).filter(({ id }) => !known.has(id))];
  const rows = wanted === '' ? all : all.filter((action) => holds(action, wanted.toLowerCase()));
  const next = older === null ? (data?.next ?? null) : older.next;

  async function readOlder(before: number): Promise<void> {
    const result = await calls.call('audit', { before, limit: LIMIT });
    if (result.kind === 'ok')
      setOlder({ actions: [...(older?.actions ?? newest), ...result.data.actions], next: result.data.next });
  }

  const columns: readonly DeskColumn<DeskAction>[] = [
    { id: 'at', head: t('audit.at'), cell: ({ at }) => `${format.date(at)} ${format.clock(at)}`, isNumeric: true },
    { id: 'who', head: t('audit.who'), cell: ({ operator }) => operator ?? t('audit.no_operator') },
    { id: 'action', head: t('audit.action'), cell: ({ action }) => names.action(action) },
    {
      id: 'subject',
      head: t('audit.subject'),
      cell: ({ subject }) => (subject === null ? '' : names.subject(subject)),
    },
    {
      id: 'reason',
      head: t('reasons.reason'),
      cell: ({ reason }) => <Wrapped>{reason === null ? '' : reasonText(t, reason)}</Wrapped>,
    },
    {
      id: 'result',
      head: t('audit.result'),
      cell: ({ result }) => <Badge tone={result === 'done' ? 'up' : 'warn'}>{names.result(result)}</Badge>,
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
      {next !== null && (
        <ButtonRow>
          <Button onPress={() => void readOlder(next)}>{t('audit.older')}</Button>
        </ButtonRow>
      )}
      {open !== null && <ActionSheet action={open} onClose={() => setOpen(null)} />}
    </Page>
  );
}
