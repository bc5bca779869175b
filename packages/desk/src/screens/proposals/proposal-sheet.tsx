import { Banner } from '@clutchline/web/ui/banner';
import { Button } from '@clutchline/web/ui/button';
import { useState } from 'react';

import { ActDialog } from '../../acts/act-dialog';
import { reasonText } from '../../acts/reasons';
import { useDesk, useRead, useRight } from '../../app/use-desk';
import { isRefusal } from '../../calls/desk-result';
import { useTexts } from '../../texts/use-texts';
import { ButtonRow } from '../../ui/button-row';
import { Facts } from '../../ui/facts';
import { Panel } from '../../ui/panel';
import { Preview } from './preview';
import { outcomeText, type Proposal } from './proposal';
import styles from './proposal-sheet.module.css';

const PREVIEW_MS = 3_000;

interface ProposalSheetProps {
  readonly proposal: Proposal;
  /** The sums are others than those that were proposed. */
  readonly hasChanged: boolean;
  readonly onChanged: () => void;
  readonly onDecided: () => void;
}

type Decision = 'approve' | 'reject' | 'withdraw';

/** One proposal, with what it would do now; approving names what was seen. */
export function ProposalSheet({ proposal, hasChanged, onChanged, onDecided }: ProposalSheetProps) {
  const { t, format } = useTexts();
  const mayPropose = useRight('propose');
  const [open, setOpen] = useState<Decision | null>(null);
  const { proposal_id, kind, state, reason, proposed_by, proposed_at, expires_at, decided_by, outcome } = proposal;
  const isOpen = state === 'proposed';
  return (
    <Panel title={t('proposals.one', { number: proposal_id, kind: t(`proposals.kind_${kind}`) })}>
      <Facts
        facts={[
          [t('proposals.by'), `${proposed_by} · ${format.dateTime(proposed_at)}`],
          [t('reasons.reason'), reasonText(t, reason)],
          [t('proposals.state'), t(`proposals.state_${state}`)],
          ...(isOpen ? [[t('proposals.until'), format.clock(expires_at)] as const] : []),
          ...(decided_by === null ? [] : [[t('proposals.decided_by'), decided_by] as const]),
          ...(outcome === null ? [] : [[t('proposals.outcome'), outcomeText(t, outcome)] as const]),
        ]}
      />
      {isOpen ? (
        <Now proposal={proposal} hasChanged={hasChanged} />
      ) : (
        <Preview kind={kind} preview={proposal.preview} names={proposal.names} />
      )}
      {isOpen && mayPropose && (
        <ButtonRow>
          {proposal.may_decide ? (
            <>
              <Button look="primary" onPress={() => setOpen('approve')}>
                {t('proposals.approve')}
              </Button>
              <Button look="danger" onPress={() => setOpen('reject')}>
                {t('proposals.reject')}
              </Button>
            </>
          ) : (
            <Button onPress={() => setOpen('withdraw')}>{t('proposals.withdraw')}</Button>
          )}
        </ButtonRow>
      )}
      {isOpen && !proposal.may_decide && <p className={styles['note']}>{t('proposals.another')}</p>}
      {open !== null && (
        <DecisionDialog
          proposal={proposal}
          decision={open}
          onChanged={onChanged}
          onDone={onDecided}
          onClose={() => setOpen(null)}
        />
      )}
    </Panel>
  );
}

/** What it would do at this moment. */
function Now({ proposal, hasChanged }: Pick<ProposalSheetProps, 'proposal' | 'hasChanged'>) {
  const { t } = useTexts();
  const { data, refusal } = useRead('preview', { proposal_id: proposal.proposal_id }, PREVIEW_MS);
  const shown = data ?? proposal;
  const isOther = data !== null && data.preview_hash !== proposal.preview_hash;
  return (
    <div className={styles['preview']}>
      {(hasChanged || isOther) && <Banner tone="warn">{t('proposals.changed')}</Banner>}
      {refusal !== null && <Banner tone="down">{t(`problems.${refusal.problem}`)}</Banner>}
      <Preview kind={proposal.kind} preview={shown.preview} names={shown.names} />
    </div>
  );
}

interface DecisionDialogProps {
  readonly proposal: Proposal;
  readonly decision: Decision;
  readonly onChanged: () => void;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

function DecisionDialog({ proposal, decision, onChanged, onDone, onClose }: DecisionDialogProps) {
  const { calls } = useDesk();
  const { t } = useTexts();
  const { proposal_id, preview_hash, kind, preview, names } = proposal;
  return (
    <ActDialog
      title={t(`proposals.${decision}_title`, { number: proposal_id })}
      confirm={t(`proposals.${decision}`)}
      look={decision === 'reject' ? 'danger' : 'primary'}
      quick={decision === 'approve' ? ['checked'] : ['mistake', 'rules_unclear', 'score_unclear']}
      run={(given) =>
        decision === 'approve'
          ? calls.write('approve', { ...given, proposal_id, preview_hash })
          : calls.write(decision, { ...given, proposal_id })
      }
      onDone={onDone}
      onRefused={(result) => {
        if (isRefusal(result, 'preview_changed')) onChanged();
        return false;
      }}
      onClose={onClose}
    >
      {decision === 'approve' && <Preview kind={kind} preview={preview} names={names} />}
    </ActDialog>
  );
}
