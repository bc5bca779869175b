import type { DeskAnswer } from '@clutchline/contract/desk';
import { Badge } from '@clutchline/web/ui/badge';
import { Banner } from '@clutchline/web/ui/banner';
import { Button } from '@clutchline/web/ui/button';
import { useState } from 'react';

import { ActDialog } from '../../acts/act-dialog';
import { useDesk, useMe, useRead } from '../../app/use-desk';
import { useTexts } from '../../texts/use-texts';
import { type DeskColumn, DeskTable } from '../../ui/desk-table';
import { Facts } from '../../ui/facts';
import { Page } from '../../ui/page';
import { Panel } from '../../ui/panel';
import { ApprovedInvites } from './approved-invites';
import { ProposeOperator } from './propose-operator';

type Person = DeskAnswer<'operators'>[number];

const AGAIN_MS = 10_000;

/** Operators, and how they change (DESK-5). */
export default function People() {
  const me = useMe();
  const { t, format } = useTexts();
  const { data, isStale, refusal, readAgain } = useRead('operators', {}, AGAIN_MS);
  const [isProposing, setProposing] = useState(false);
  const [ending, setEnding] = useState<Person | null>(null);
  const own = data?.find(({ operator_id }) => operator_id === me.operator_id)?.person_id;
  const columns: readonly DeskColumn<Person>[] = [
    { id: 'name', head: t('people.name'), cell: ({ name }) => name },
    { id: 'person', head: t('people.person'), cell: ({ person_id }) => person_id, isNumeric: true },
    { id: 'roles', head: t('people.roles'), cell: ({ roles }) => roles.map((role) => t(`roles.${role}`)).join(', ') },
    {
      id: 'state',
      head: t('people.state'),
      cell: ({ can_sign_in }) => (
        <Badge tone={can_sign_in ? 'up' : 'warn'}>{t(can_sign_in ? 'people.active' : 'people.invited')}</Badge>
      ),
    },
    { id: 'sessions', head: t('people.sessions'), cell: ({ sessions }) => sessions, isNumeric: true },
    {
      id: 'used',
      head: t('people.used'),
      cell: ({ last_used_at }) => (last_used_at === null ? '–' : format.dateTime(last_used_at)),
      isNumeric: true,
    },
    {
      id: 'end',
      head: t('common.actions'),
      cell: (person) =>
        person.person_id !== own && <Button onPress={() => setEnding(person)}>{t('people.end')}</Button>,
    },
  ];
  return (
    <Page
      title={t('people.title')}
      isStale={isStale}
      refusal={refusal}
      tools={<Button onPress={() => setProposing(true)}>{t('people.propose')}</Button>}
    >
      <DeskTable
        label={t('people.title')}
        columns={columns}
        rows={data ?? []}
        idOf={({ operator_id }) => operator_id}
        empty={data === null ? t('common.loading') : t('people.none')}
      />
      <ApprovedInvites name={me.name} />
      <Verified />
      {isProposing && <ProposeOperator onClose={() => setProposing(false)} />}
      {ending !== null && <EndDialog person={ending} onDone={() => void readAgain()} onClose={() => setEnding(null)} />}
    </Page>
  );
}

interface EndDialogProps {
  readonly person: Person;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

function EndDialog({ person: { operator_id, name }, onDone, onClose }: EndDialogProps) {
  const { calls } = useDesk();
  const { t } = useTexts();
  return (
    <ActDialog
      title={t('people.end_title', { name })}
      confirm={t('people.end')}
      look="danger"
      run={(given) => calls.write('endOperator', { ...given, operator_id })}
      onDone={onDone}
      onClose={onClose}
    >
      <p>{t('people.end_text')}</p>
    </ActDialog>
  );
}

/** Of the audit log, as the server checks it. */
function Verified() {
  const { t, format } = useTexts();
  const { data } = useRead('verifyAudit', {});
  if (data === null) return null;
  const { faults, verified_up_to, head, checked, not_sealed } = data;
  return (
    <Panel title={t('people.audit')}>
      {faults.length > 0 && <Banner tone="down">{t('people.faults', { acts: faults.join(', ') })}</Banner>}
      <Facts
        facts={[
          [t('people.verified'), verified_up_to === null ? '–' : format.longDateTime(verified_up_to)],
          [t('people.head'), head ?? '–'],
          [t('people.checked'), checked],
          [t('people.not_sealed'), not_sealed],
        ]}
      />
    </Panel>
  );
}
