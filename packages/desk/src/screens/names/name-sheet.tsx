import { LANGUAGES, type LangSuffix } from '@clutchline/contract';
import type { NamedKind, NamedSubject } from '@clutchline/contract/desk';
import { Banner } from '@clutchline/web/ui/banner';
import { Button } from '@clutchline/web/ui/button';
import { useState } from 'react';

import { useRead, useRight } from '../../app/use-desk';
import { useNames } from '../../live/use-names';
import { withId } from '../../live/use-subject-names';
import { useTexts } from '../../texts/use-texts';
import { type DeskColumn, DeskTable } from '../../ui/desk-table';
import { Facts } from '../../ui/facts';
import { Panel } from '../../ui/panel';
import { Wrapped } from '../../ui/wrapped';
import { ClearNamesDialog } from './clear-names-dialog';
import { EditNamesDialog } from './edit-names-dialog';

const AGAIN_MS = 5_000;

type Act = 'edit' | 'clear';

interface NameSheetProps {
  readonly subject: { readonly kind: NamedKind; readonly id: number };
  readonly onChanged: () => void;
}

/** Names of a team or event in the eight languages: those of the feed and of the house, and its aliases. */
export function NameSheet({ subject, onChanged }: NameSheetProps) {
  const { t } = useTexts();
  const title = useShownName();
  const { data, refusal, readAgain } = useRead('readNames', subject, AGAIN_MS);
  const [act, setAct] = useState<Act | null>(null);
  const close = {
    onDone: () => {
      void readAgain();
      onChanged();
    },
    onClose: () => setAct(null),
  };
  return (
    <Panel
      title={withId(data === null ? t(`names.kind_${subject.kind}`) : title(data), subject.id)}
      tools={data !== null && <Tools named={data} onOpen={setAct} />}
    >
      {refusal !== null && <Banner tone="down">{t(`problems.${refusal.problem}`)}</Banner>}
      {data !== null && (
        <>
          <Languages named={data} />
          <About named={data} />
          {act === 'edit' && <EditNamesDialog named={data} {...close} />}
          {act === 'clear' && <ClearNamesDialog named={data} {...close} />}
        </>
      )}
    </Panel>
  );
}

/** As players see it, in the language of the desk. */
function useShownName(): (named: NamedSubject) => string {
  const { nameOf } = useNames();
  return ({ feed, house }) => nameOf({ en: house.en ?? feed.en, cn: house.cn ?? feed.cn });
}

interface ToolsProps {
  readonly named: NamedSubject;
  readonly onOpen: (act: Act) => void;
}

function Tools({ named: { house }, onOpen }: ToolsProps) {
  const { t } = useTexts();
  const hasHouse = Object.values(house).some((name) => name !== null);
  if (!useRight('edit_names')) return null;
  return (
    <>
      <Button onPress={() => onOpen('edit')}>{t('names.edit')}</Button>
      <Button look="quiet" disabled={!hasHouse} onPress={() => onOpen('clear')}>
        {t('names.clear')}
      </Button>
    </>
  );
}

interface NamedLanguage {
  readonly suffix: LangSuffix;
  readonly bcp47: string;
  readonly feed: string;
  readonly house: string | null;
}

function Languages({ named: { feed, house } }: { readonly named: NamedSubject }) {
  const { t } = useTexts();
  const rows = LANGUAGES.map(({ suffix, bcp47 }) => ({
    suffix,
    bcp47,
    feed: feed[suffix],
    house: house[suffix],
  }));
  const text = (name: string | null, bcp47: string) =>
    name === null || name === '' ? (
      '–'
    ) : (
      <Wrapped>
        <bdi lang={bcp47}>{name}</bdi>
      </Wrapped>
    );
  const columns: readonly DeskColumn<NamedLanguage>[] = [
    { id: 'language', head: t('names.language'), cell: ({ suffix }) => t(`names.in_${suffix}`) },
    { id: 'house', head: t('names.house'), cell: (row) => text(row.house, row.bcp47), width: '38%' },
    { id: 'feed', head: t('names.feed'), cell: (row) => text(row.feed, row.bcp47), width: '38%' },
  ];
  return (
    <DeskTable
      label={t('names.languages')}
      columns={columns}
      rows={rows}
      idOf={({ suffix }) => suffix}
      empty={t('names.none')}
    />
  );
}

function About({ named: { aliases, feed_aliases, set_by, set_at } }: { readonly named: NamedSubject }) {
  const { t, format } = useTexts();
  const listed = (names: readonly string[]) => (names.length === 0 ? '–' : <bdi>{names.join(' · ')}</bdi>);
  const changed =
    set_by === null || set_at === null ? '–' : t('names.changed_by', { name: set_by, at: format.dateTime(set_at) });
  return (
    <Facts
      facts={[
        [t('names.aliases'), listed(aliases)],
        [t('names.feed_aliases'), listed(feed_aliases)],
        [t('names.changed'), changed],
      ]}
    />
  );
}
