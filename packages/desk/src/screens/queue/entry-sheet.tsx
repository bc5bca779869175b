import { Banner } from '@clutchline/web/ui/banner';
import { Button } from '@clutchline/web/ui/button';
import { useState } from 'react';

import { ActDialog } from '../../acts/act-dialog';
import { ProposeDialog } from '../../acts/propose-dialog';
import { useDesk, useRight } from '../../app/use-desk';
import { useTexts } from '../../texts/use-texts';
import { ButtonRow } from '../../ui/button-row';
import { Panel } from '../../ui/panel';
import { DoubtedFacts, type Entry } from '../../live/doubted-facts';

interface EntrySheetProps {
  readonly entry: Entry;
  readonly onDecided: () => void;
}

/** One person decides prices, plays and matches; two a result. */
export function EntrySheet({ entry, onDecided }: EntrySheetProps) {
  const { t } = useTexts();
  const isResult = entry.kind === 'result';
  const mayAnswer = useRight(isResult ? 'release_result' : 'decide_quarantine');
  const [open, setOpen] = useState<'approve' | 'reject' | null>(null);
  return (
    <Panel title={t('queue.one', { number: entry.entry_id })}>
      <DoubtedFacts entry={entry} />
      {isResult && <Banner tone="info">{t('queue.two_persons')}</Banner>}
      {mayAnswer && (
        <ButtonRow>
          <Button look="primary" onPress={() => setOpen('approve')}>
            {t(isResult ? 'queue.propose_approval' : 'queue.approve')}
          </Button>
          <Button look="danger" onPress={() => setOpen('reject')}>
            {t(isResult ? 'queue.propose_rejection' : 'queue.reject')}
          </Button>
        </ButtonRow>
      )}
      {open !== null && (
        <AnswerDialog
          entry={entry}
          isApproved={open === 'approve'}
          onDecided={onDecided}
          onClose={() => setOpen(null)}
        />
      )}
    </Panel>
  );
}

interface AnswerDialogProps extends EntrySheetProps {
  readonly isApproved: boolean;
  readonly onClose: () => void;
}

function AnswerDialog({ entry, isApproved, onDecided, onClose }: AnswerDialogProps) {
  const { calls } = useDesk();
  const { t } = useTexts();
  const { entry_id, event_hash, kind } = entry;
  const decided = { entry_id, event_hash, is_approved: isApproved };
  const isResult = kind === 'result';
  const shared = {
    title: t(isApproved ? 'queue.approve_title' : 'queue.reject_title', { number: entry_id }),
    quick: isApproved ? (['checked', 'stream_ahead'] as const) : (['feed_wrong', 'price_wrong'] as const),
    look: isApproved ? ('primary' as const) : ('danger' as const),
    onClose,
  };
  if (isResult) return <ProposeDialog {...shared} proposed={{ kind: 'release_result', payload: decided }} />;
  return (
    <ActDialog
      {...shared}
      confirm={t(isApproved ? 'queue.approve' : 'queue.reject')}
      run={(given) => calls.write('decideQuarantine', { ...given, ...decided })}
      onDone={onDecided}
    />
  );
}
