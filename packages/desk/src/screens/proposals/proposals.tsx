import { Badge, type BadgeTone } from '@clutchline/web/ui/badge';
import { useState } from 'react';

import { reasonText } from '../../acts/reasons';
import { goTo, useRest } from '../../app/place';
import { useDesk, useRead } from '../../app/use-desk';
import { useTexts } from '../../texts/use-texts';
import { type DeskColumn, DeskTable } from '../../ui/desk-table';
import { ListAndDetail } from '../../ui/list-and-detail';
import { Page } from '../../ui/page';
import { Wrapped } from '../../ui/wrapped';
import type { Proposal } from './proposal';
import { ProposalSheet } from './proposal-sheet';

const AGAIN_MS = 2_000;

const TONES: Readonly<Record<Proposal['state'], BadgeTone>> = {
  proposed: 'warn',
  approved: 'accent',
  done: 'up',
  failed: 'down',
  rejected: 'down',
  withdrawn: 'neutral',
  expired: 'neutral',
};

/** What waits for another person, and what was decided (DESK-6). */
export default function Proposals() {
  const { clock } = useDesk();
  const { t, format } = useTexts();
  const [chosen] = useRest();
  const { data, isStale, refusal, readAgain } = useRead('proposals', {}, AGAIN_MS);
  const [changedFrom, setChangedFrom] = useState<string | null>(null);
  const proposals = data ?? [];
  const waiting = proposals.filter(({ state }) => state === 'proposed');
  const rows = [...waiting.toReversed(), ...proposals.filter(({ state }) => state !== 'proposed')];
  const open = rows.find(({ proposal_id }) => String(proposal_id) === chosen) ?? null;

  const columns: readonly DeskColumn<Proposal>[] = [
    { id: 'id', head: t('proposals.number'), cell: ({ proposal_id }) => proposal_id, isNumeric: true },
    { id: 'kind', head: t('proposals.kind'), cell: ({ kind }) => t(`proposals.kind_${kind}`) },
    {
      id: 'state',
      head: t('proposals.state'),
      cell: ({ state }) => <Badge tone={TONES[state]}>{t(`proposals.state_${state}`)}</Badge>,
    },
    { id: 'by', head: t('proposals.by'), cell: ({ proposed_by }) => proposed_by },
    { id: 'reason', head: t('reasons.reason'), cell: ({ reason }) => <Wrapped>{reasonText(t, reason)}</Wrapped> },
    {
      id: 'age',
      head: t('proposals.age'),
      cell: ({ proposed_at }) => format.relative(proposed_at, clock.now()),
      isNumeric: true,
    },
  ];
  return (
    <Page
      title={t('proposals.title')}
      about={t('proposals.waiting', { count: waiting.length })}
      isStale={isStale}
      refusal={refusal}
    >
      <ListAndDetail>
        <DeskTable
          label={t('proposals.title')}
          columns={columns}
          rows={rows}
          idOf={({ proposal_id }) => proposal_id}
          empty={data === null ? t('common.loading') : t('proposals.none')}
          onOpen={({ proposal_id }) => goTo('proposals', proposal_id)}
          isChosen={({ proposal_id }) => String(proposal_id) === chosen}
        />
        {open !== null && (
          <ProposalSheet
            key={open.proposal_id}
            proposal={open}
            hasChanged={changedFrom === `${open.proposal_id}`}
            onChanged={() => setChangedFrom(`${open.proposal_id}`)}
            onDecided={() => void readAgain()}
          />
        )}
      </ListAndDetail>
    </Page>
  );
}
