import { Banner } from '@clutchline/web/ui/banner';
import { Chip } from '@clutchline/web/ui/chip';
import { useState } from 'react';

import { useDesk, useRead } from '../../app/use-desk';
import { NO_NAMES } from '../../live/use-subject-names';
import { useTexts } from '../../texts/use-texts';
import { ChoiceField } from '../../ui/choice-field';
import { FieldRow } from '../../ui/field-row';
import { Page } from '../../ui/page';
import { TextField } from '../../ui/text-field';
import { Decisions } from './decisions';
import { ExportButtons } from './export-buttons';
import { OpenLiability } from './open-liability';
import { type ReportKey, ReportTable } from './report-table';

const DAY_MS = 86_400_000;
const KEYS: readonly ReportKey[] = ['day', 'game', 'event', 'market', 'kind'];
const ZONES = ['UTC', 'Asia/Shanghai', 'Asia/Tokyo', 'Asia/Bangkok', 'Europe/London', 'America/New_York'] as const;

const dateOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** Sums of the ledger by sealed stretches (DESK-17). */
export default function Reports() {
  const { clock } = useDesk();
  const { t, format } = useTexts();
  const [days, setDays] = useState(() => ({ from: dateOf(clock.now() - 6 * DAY_MS), to: dateOf(clock.now()) }));
  const [zone, setZone] = useState<(typeof ZONES)[number]>('UTC');
  const [by, setBy] = useState<readonly ReportKey[]>(['day']);
  const query = { ...days, time_zone: zone };
  const { data, isStale, refusal } = useRead('report', { ...query, by: [...by, 'currency'] });

  const toggle = (key: ReportKey): void => setBy(by.includes(key) ? by.filter((other) => other !== key) : [...by, key]);

  return (
    <Page
      title={t('reports.title')}
      about={
        data !== null &&
        (data.up_to === null
          ? t('reports.no_seal')
          : t('reports.up_to', { number: data.up_to.number, time: format.dateTime(data.up_to.at) }))
      }
      isStale={isStale && refusal === null}
      tools={<ExportButtons query={query} />}
    >
      <FieldRow>
        <TextField
          label={t('reports.from')}
          value={days.from}
          onChange={(from) => setDays({ ...days, from })}
          maxLength={10}
        />
        <TextField label={t('reports.to')} value={days.to} onChange={(to) => setDays({ ...days, to })} maxLength={10} />
        <ChoiceField
          label={t('reports.zone')}
          value={zone}
          options={ZONES.map((value) => ({ value, text: value }))}
          onChange={setZone}
        />
      </FieldRow>
      <div role="group" aria-label={t('reports.by')}>
        {KEYS.map((key) => (
          <Chip key={key} text={t(`reports.by_${key}`)} pressed={by.includes(key)} onPress={() => toggle(key)} />
        ))}
      </div>
      {refusal !== null && <Banner tone="down">{t(`problems.${refusal.problem}`)}</Banner>}
      {data?.is_cut === true && <Banner tone="warn">{t('reports.cut')}</Banner>}
      <ReportTable rows={data?.rows ?? (refusal === null ? null : [])} by={by} names={data?.names ?? NO_NAMES} />
      <OpenLiability />
      <Decisions days={days} zone={zone} />
    </Page>
  );
}
