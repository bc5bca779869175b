import type { VoidReason } from '@clutchline/contract';
import { useState } from 'react';

import { ProposeDialog } from '../../acts/propose-dialog';
import { useNames } from '../../live/use-names';
import { useTexts } from '../../texts/use-texts';
import { ChoiceField } from '../../ui/choice-field';
import type { MissingPlay } from './missing-play';
import { VoidReasonField } from './void-reason-field';

const OUTCOMES = ['lost', 'won', 'void', 'push', 'half_won', 'half_lost'] as const;
type Outcome = (typeof OUTCOMES)[number];

interface SettleDialogProps {
  readonly missing: MissingPlay;
  readonly onClose: () => void;
}

/** An outcome for each undecided selection; another person approves it. */
export function SettleDialog({ missing: { match, play }, onClose }: SettleDialogProps) {
  const { t, players } = useTexts();
  const { teams, market, pickOf } = useNames();
  const [chosen, setChosen] = useState<ReadonlyMap<number, Outcome>>(new Map());
  const [voidReason, setVoidReason] = useState<VoidReason>('no_result');
  const outcomes = play.points.map(({ point_id }) => {
    const outcome = chosen.get(point_id) ?? 'lost';
    return { point_id, outcome, void_reason: outcome === 'void' ? voidReason : null, dead_heat: 1 };
  });
  const isDecided = outcomes.some(({ outcome }) => outcome !== 'lost');
  const hasVoid = outcomes.some(({ outcome }) => outcome === 'void');
  return (
    <ProposeDialog
      title={t('queue.settle_title', { play: market(play), match: teams(match) })}
      quick={['score_unclear', 'rules_unclear', 'checked']}
      proposed={isDecided ? { kind: 'settle_play', payload: { play_id: play.play_id, outcomes } } : null}
      onClose={onClose}
    >
      {play.points.map(({ point_id, pick, line }) => (
        <ChoiceField
          key={point_id}
          label={pickOf({ ...match, ...play, pick, point_line: line })}
          value={chosen.get(point_id) ?? 'lost'}
          options={OUTCOMES.map((value) => ({ value, text: players(`status.leg_${value}`) }))}
          onChange={(outcome) => setChosen(new Map([...chosen, [point_id, outcome]]))}
        />
      ))}
      {hasVoid && <VoidReasonField value={voidReason} onChange={setVoidReason} />}
    </ProposeDialog>
  );
}
