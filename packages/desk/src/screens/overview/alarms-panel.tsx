import { alarm, type DeskAlarm } from '@clutchline/contract/desk';
import { Banner } from '@clutchline/web/ui/banner';
import { Button } from '@clutchline/web/ui/button';
import { useState } from 'react';

import { writeFault } from '../../acts/write-fault';
import { useDesk, useMe, useRight } from '../../app/use-desk';
import { newRequestId } from '../../calls/desk-calls';
import { parseValue } from '../../live/push/parse-value';
import { useTexts } from '../../texts/use-texts';
import { DeskTable } from '../../ui/desk-table';
import { Panel } from '../../ui/panel';

/** Alarms whose cause still lasts, oldest first, with the operator who has taken each. */
export function AlarmsPanel({ values }: { readonly values: ReadonlyMap<string, unknown> }) {
  const { t, format } = useTexts();
  const { calls } = useDesk();
  const me = useMe();
  const mayTake = useRight('take_alarm');
  const [fault, setFault] = useState<string | null>(null);
  const alarms = [...values].flatMap(([key, value]) => {
    const found = key.startsWith('alarm:') ? parseValue(alarm, value) : null;
    return found === null ? [] : [found];
  });
  async function take({ alarm_id }: DeskAlarm): Promise<void> {
    setFault(writeFault(t, await calls.write('takeAlarm', { request_id: newRequestId(), alarm_id })));
  }
  const taker = ({ taken_by, taken_by_id }: DeskAlarm): string =>
    taken_by_id === me.operator_id ? t('overview.mine') : (taken_by ?? '');
  if (alarms.length === 0) return null;
  return (
    <Panel title={t('overview.alarms', { count: alarms.length })} tone="danger">
      <div role="alert">{fault !== null && <Banner tone="down">{fault}</Banner>}</div>
      <DeskTable
        label={t('overview.alarms_label')}
        columns={[
          { id: 'kind', head: t('overview.alarm'), cell: ({ kind }) => t(`overview.alarm_${kind}`) },
          { id: 'subject', head: t('match.what'), cell: ({ subject }) => subject },
          { id: 'since', head: t('overview.since'), cell: ({ raised_at }) => format.clock(raised_at), isNumeric: true },
          {
            ...{ id: 'taken', head: t('overview.taken_by') },
            cell: (row) =>
              row.taken_by === null && mayTake ? (
                <Button onPress={() => void take(row)}>{t('overview.take')}</Button>
              ) : (
                taker(row)
              ),
          },
        ]}
        rows={alarms}
        idOf={({ alarm_id }) => alarm_id}
        empty=""
        maxHeight="16rem"
      />
    </Panel>
  );
}
