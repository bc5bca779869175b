import { NAMED_KINDS, type DeskAnswer, type NamedKind } from '@clutchline/contract/desk';
import { Badge } from '@clutchline/web/ui/badge';
import { useState } from 'react';

import { goTo, useRest } from '../../app/place';
import { useRead } from '../../app/use-desk';
import { idOf } from '../../live/ids';
import { useNames } from '../../live/use-names';
import { useTextsOf, NO_NAMES } from '../../live/use-subject-names';
import { useTexts } from '../../texts/use-texts';
import { type DeskColumn, DeskTable } from '../../ui/desk-table';
import { ListAndDetail } from '../../ui/list-and-detail';
import { Page } from '../../ui/page';
import { SearchHead } from '../../ui/search-head';
import { Wrapped } from '../../ui/wrapped';
import { NameSheet } from './name-sheet';

type Found = DeskAnswer<'findNames'>['found'][number];

const keyOf = ({ kind, id }: Subject): string => `${kind}:${id}`;

interface Subject {
  readonly kind: NamedKind;
  readonly id: number;
}

/** Of the address; null: none. */
function useOpened(): Subject | null {
  const [kind, id = ''] = useRest();
  const named = NAMED_KINDS.find((each) => each === kind);
  const number = idOf(id);
  return named === undefined || number === null ? null : { kind: named, id: number };
}

/** Names of teams and events (DESK-23). `#/names/team/<id>` shows one. */
export default function Names() {
  const { t } = useTexts();
  const [search, setSearch] = useState('');
  const { data, isStale, refusal, readAgain } = useRead('findNames', { search });
  const open = useOpened();
  const [count, none] = search === '' ? (['count_house', 'no_house'] as const) : (['count', 'none'] as const);
  return (
    <Page
      title={t('names.title')}
      about={data !== null && t(`names.${count}`, { count: data.found.length })}
      isStale={isStale}
      refusal={refusal}
      tools={<SearchHead label={t('names.search')} onSearch={setSearch} />}
    >
      <ListAndDetail>
        <FoundTable data={data} open={open} empty={data === null ? t('common.loading') : t(`names.${none}`)} />
        {open !== null && <NameSheet key={keyOf(open)} subject={open} onChanged={() => void readAgain()} />}
      </ListAndDetail>
    </Page>
  );
}

interface FoundTableProps {
  /** Null: not read yet. */
  readonly data: DeskAnswer<'findNames'> | null;
  readonly open: Subject | null;
  readonly empty: string;
}

function FoundTable({ data, open, empty }: FoundTableProps) {
  const { t } = useTexts();
  const { nameOf } = useNames();
  const { game } = useTextsOf(data?.names ?? NO_NAMES);
  const columns: readonly DeskColumn<Found>[] = [
    {
      id: 'name',
      head: t('names.name'),
      cell: ({ shown, has_house_names }) => (
        <Wrapped>
          {nameOf(shown)} {has_house_names && <Badge tone="warn">{t('names.of_house')}</Badge>}
        </Wrapped>
      ),
    },
    { id: 'kind', head: t('names.kind'), cell: ({ kind }) => t(`names.kind_${kind}`) },
    {
      id: 'game',
      head: t('names.game'),
      cell: ({ game_type_id }) => (game_type_id === null ? '–' : game(game_type_id)),
    },
    { id: 'id', head: t('names.id'), cell: ({ id }) => id, isNumeric: true },
  ];
  return (
    <DeskTable
      label={t('names.title')}
      columns={columns}
      rows={data?.found ?? []}
      idOf={keyOf}
      empty={empty}
      onOpen={({ kind, id }) => goTo('names', kind, id)}
      isChosen={(row) => open !== null && keyOf(row) === keyOf(open)}
    />
  );
}
