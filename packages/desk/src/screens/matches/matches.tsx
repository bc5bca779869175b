import type { DeskBody, TreeRow } from '@clutchline/contract/desk';
import { Button } from '@clutchline/web/ui/button';
import { useState } from 'react';

import { ChangeLocksDialog, type NamedSubject } from '../../acts/change-locks-dialog';
import { goTo } from '../../app/place';
import { useRead, useRight } from '../../app/use-desk';
import { type Chosen, useChosen } from '../../live/use-chosen';
import { useNames } from '../../live/use-names';
import { useTexts } from '../../texts/use-texts';
import { DeskTable } from '../../ui/desk-table';
import { Page } from '../../ui/page';
import { TreeFilter, type TreeChoice } from './tree-filter';
import { useTreeColumns } from './use-tree-columns';

const EVERY_MS = 2_000;
const ROWS = 100;

type Cursor = NonNullable<DeskBody<'matchTree'>['after']>;

interface Open {
  readonly action: 'lock' | 'unlock';
  readonly subjects: readonly NamedSubject[];
}

/** Game, event, match: live ones first (DESK-14). */
export default function Matches() {
  const { t } = useTexts();
  const { teams } = useNames();
  const [choice, setChoice] = useState<TreeChoice>({});
  const [after, setAfter] = useState<Cursor | null>(null);
  const [open, setOpen] = useState<Open | null>(null);
  const maySuspend = useRight('suspend');
  const mayResume = useRight('resume');
  const body = { ...choice, ...(after !== null && { after }), limit: ROWS };
  const { data, isStale, refusal, readAgain } = useRead('matchTree', body, EVERY_MS);
  const rows = data?.rows ?? [];
  const chosen = useChosen(rows, ({ game_id }) => game_id);
  const columns = useTreeColumns(chosen, maySuspend);

  function change(action: Open['action'], row: TreeRow): void {
    if (!(action === 'lock' ? maySuspend : mayResume)) return;
    const all = chosen.has(row) ? chosen.rows : [row];
    const subjects = all.map((each) => ({
      subject: { scope: 'match' as const, id: each.game_id, kind: 'suspend' as const },
      name: teams(each),
    }));
    setOpen({ action, subjects });
  }

  return (
    <Page
      title={t('matches.title')}
      about={<FeedAge ms={data?.feed_age_ms ?? null} />}
      isStale={isStale}
      refusal={refusal}
      tools={
        <>
          <TreeFilter
            games={data?.games ?? []}
            choice={choice}
            onChange={(chose) => {
              setChoice(chose);
              setAfter(null);
            }}
          />
          <ChosenButtons chosen={chosen} maySuspend={maySuspend} mayResume={mayResume} onChange={change} />
        </>
      }
    >
      <DeskTable
        label={t('matches.title')}
        columns={columns}
        rows={rows}
        idOf={({ game_id }) => game_id}
        empty={data === null ? t('common.loading') : t('matches.none')}
        isChosen={chosen.has}
        onOpen={({ game_id }) => goTo('match', game_id)}
        keys={{ s: (row) => change('lock', row), r: (row) => change('unlock', row), x: chosen.toggle }}
      />
      <OtherPages after={after} next={data?.next ?? null} onSelect={setAfter} />
      {open !== null && (
        <ChangeLocksDialog
          {...open}
          onDone={() => {
            chosen.clear();
            void readAgain();
          }}
          onClose={() => setOpen(null)}
        />
      )}
    </Page>
  );
}

/** Nothing while the age is unknown. */
function FeedAge({ ms }: { readonly ms: number | null }) {
  const { t } = useTexts();
  return ms === null ? null : t('matches.feed_age', { seconds: Math.round(ms / 1_000) });
}

interface ChosenButtonsProps {
  readonly chosen: Chosen<TreeRow>;
  readonly maySuspend: boolean;
  readonly mayResume: boolean;
  readonly onChange: (action: Open['action'], row: TreeRow) => void;
}

/** For all ticked matches at once. */
function ChosenButtons({ chosen, maySuspend, mayResume, onChange }: ChosenButtonsProps) {
  const { t } = useTexts();
  const [first] = chosen.rows;
  if (first === undefined) return null;
  const count = chosen.rows.length;
  return (
    <>
      {maySuspend && (
        <Button look="danger" onPress={() => onChange('lock', first)}>
          {t('matches.lock_chosen', { count })}
        </Button>
      )}
      {mayResume && <Button onPress={() => onChange('unlock', first)}>{t('matches.unlock_chosen', { count })}</Button>}
    </>
  );
}

interface OtherPagesProps {
  /** Null: the first page is shown. */
  readonly after: Cursor | null;
  /** Null: this page is the last. */
  readonly next: Cursor | null;
  readonly onSelect: (after: Cursor | null) => void;
}

function OtherPages({ after, next, onSelect }: OtherPagesProps) {
  const { t } = useTexts();
  return (
    <div>
      {after !== null && <Button onPress={() => onSelect(null)}>{t('matches.first_page')}</Button>}{' '}
      {next !== null && <Button onPress={() => onSelect(next)}>{t('matches.next_page')}</Button>}
    </div>
  );
}
