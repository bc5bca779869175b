import type { DeskAnswer, SettingValue } from '@clutchline/contract/desk';
import { Button } from '@clutchline/web/ui/button';
import { useState } from 'react';

import { reasonText } from '../../acts/reasons';
import { useRead, useRight } from '../../app/use-desk';
import { useTexts } from '../../texts/use-texts';
import { type DeskColumn, DeskTable } from '../../ui/desk-table';
import { Page } from '../../ui/page';
import { Panel } from '../../ui/panel';
import { Wrapped } from '../../ui/wrapped';
import { SaveSettingDialog } from './save-setting-dialog';
import { type EditedSetting, useSettingTexts, TERMS } from '../../live/setting-texts';

type Settings = DeskAnswer<'settings'>;
type Currency = Settings['currencies'][number];
type Delay = Settings['delays'][number];
type Change = Settings['history'][number];
type TakeoutSetting = Settings['takeout'];

const AGAIN_MS = 10_000;

/** Terms of the house, and how they changed (DESK-11). */
export default function SettingsScreen() {
  const { t } = useTexts();
  const { data, isStale, refusal, readAgain } = useRead('settings', {}, AGAIN_MS);
  const mayChange = useRight('settings');
  const [edited, setEdited] = useState<EditedSetting | null>(null);
  const onEdit = mayChange ? setEdited : null;
  const takeout = data?.takeout ?? null;
  return (
    <Page title={t('settings.title')} isStale={isStale} refusal={refusal}>
      <Panel title={t('settings.currencies')}>
        <Currencies rows={data?.currencies ?? []} onEdit={onEdit} />
      </Panel>
      <Panel title={t('settings.delays')}>
        <Delays rows={data?.delays ?? []} onEdit={onEdit} />
      </Panel>
      {takeout !== null && <Takeout takeout={takeout} onEdit={onEdit} />}
      <Panel title={t('settings.history')}>
        <History settings={data} />
      </Panel>
      {edited !== null && (
        <SaveSettingDialog edited={edited} onDone={() => void readAgain()} onClose={() => setEdited(null)} />
      )}
    </Page>
  );
}

interface PartProps<Row> {
  readonly rows: readonly Row[];
  /** Null: without the right. */
  readonly onEdit: ((edited: EditedSetting) => void) | null;
}

function Currencies({ rows, onEdit }: PartProps<Currency>) {
  const { t } = useTexts();
  const texts = useSettingTexts();
  const edit = ({ id, value, version }: Currency): void =>
    onEdit?.({ setting: { kind: 'currency', id, value }, version });
  const columns: readonly DeskColumn<Currency>[] = [
    { id: 'code', head: t('settings.currency'), cell: ({ code }) => code },
    { id: 'decimals', head: t('settings.decimals'), cell: ({ decimals }) => decimals, isNumeric: true },
    ...TERMS.map((name) => ({
      id: name,
      head: texts.term(name),
      cell: ({ decimals, value }: Currency) => texts.plainTerm(name, decimals, value),
      isNumeric: true,
    })),
    {
      id: 'act',
      head: t('common.actions'),
      cell: (row) => onEdit !== null && <Button onPress={() => edit(row)}>{t('settings.change')}</Button>,
    },
  ];
  return (
    <DeskTable
      label={t('settings.currencies')}
      columns={columns}
      rows={rows}
      idOf={({ id }) => id}
      empty={t('common.loading')}
      {...(onEdit !== null && { keys: { e: edit } })}
    />
  );
}

function Delays({ rows, onEdit }: PartProps<Delay>) {
  const { t } = useTexts();
  const texts = useSettingTexts();
  const edit = ({ id, value, version }: Delay): void => onEdit?.({ setting: { kind: 'delay', id, value }, version });
  const columns: readonly DeskColumn<Delay>[] = [
    { id: 'game', head: t('settings.game'), cell: ({ name }) => name },
    { id: 'delay', head: t('settings.delay'), cell: ({ value }) => texts.delay(value), isNumeric: true },
    {
      id: 'act',
      head: t('common.actions'),
      cell: (row) => onEdit !== null && <Button onPress={() => edit(row)}>{t('settings.change')}</Button>,
    },
  ];
  return (
    <DeskTable
      label={t('settings.delays')}
      columns={columns}
      rows={rows}
      idOf={({ id }) => id}
      empty={t('settings.no_games')}
      {...(onEdit !== null && { keys: { e: edit } })}
    />
  );
}

interface TakeoutProps {
  readonly takeout: TakeoutSetting;
  /** Null: without the right. */
  readonly onEdit: ((edited: EditedSetting) => void) | null;
}

function Takeout({ takeout: { value, version }, onEdit }: TakeoutProps) {
  const { t } = useTexts();
  const texts = useSettingTexts();
  return (
    <Panel
      title={t('settings.takeout')}
      tools={
        onEdit !== null && (
          <Button onPress={() => onEdit({ setting: { kind: 'takeout', value }, version })}>
            {t('settings.change')}
          </Button>
        )
      }
    >
      <p>{t('settings.takeout_text', { share: texts.takeout(value) })}</p>
    </Panel>
  );
}

function History({ settings }: { readonly settings: Settings | null }) {
  const { t, format } = useTexts();
  const texts = useSettingTexts();
  const nameOf = (setting: SettingValue): string => {
    const game = setting.kind === 'delay' ? settings?.delays.find(({ id }) => id === setting.id) : undefined;
    return texts.name(setting, game?.name);
  };
  const valueOf = (setting: SettingValue): string =>
    texts
      .parts(setting)
      .map(([name, text]) => (setting.kind === 'currency' ? `${name} ${text}` : text))
      .join(' · ');
  const columns: readonly DeskColumn<Change>[] = [
    { id: 'at', head: t('settings.set_at'), cell: ({ set_at }) => format.dateTime(set_at), isNumeric: true },
    { id: 'by', head: t('settings.set_by'), cell: ({ set_by }) => set_by },
    { id: 'name', head: t('settings.setting'), cell: ({ setting }) => nameOf(setting) },
    { id: 'value', head: t('settings.value'), cell: ({ setting }) => <Wrapped>{valueOf(setting)}</Wrapped> },
    { id: 'reason', head: t('reasons.reason'), cell: ({ reason }) => <Wrapped>{reasonText(t, reason)}</Wrapped> },
  ];
  return (
    <DeskTable
      label={t('settings.history')}
      columns={columns}
      rows={settings?.history ?? []}
      idOf={({ version }) => version}
      empty={t('settings.no_history')}
    />
  );
}
