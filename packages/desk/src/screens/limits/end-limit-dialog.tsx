import { Banner } from '@clutchline/web/ui/banner';
import { useState } from 'react';

import { ActDialog } from '../../acts/act-dialog';
import { goTo } from '../../app/place';
import { useDesk } from '../../app/use-desk';
import { useT } from '../../texts/use-texts';
import { type LimitRule, useLimitTexts } from '../../live/limit-texts';

interface EndLimitDialogProps {
  readonly rule: LimitRule;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Alone only if the rule limits nothing (DESK-11). */
export function EndLimitDialog({ rule, onDone, onClose }: EndLimitDialogProps) {
  const { calls } = useDesk();
  const t = useT();
  const texts = useLimitTexts();
  const [needsTwo, setNeedsTwo] = useState(false);
  const { rule_id } = rule;
  return (
    <ActDialog<unknown>
      title={t('limits.end_title')}
      confirm={t(needsTwo ? 'limits.propose_end' : 'limits.end')}
      quick={['checked', 'mistake']}
      run={(given) =>
        needsTwo
          ? calls.write('propose', { ...given, kind: 'raise_limit', payload: { act: 'clear', rule_id } })
          : calls.write('clearLimit', { ...given, rule_id })
      }
      onRefused={(result) => {
        const isTwo = result.kind === 'refused' && result.problem === 'two_persons';
        if (isTwo) setNeedsTwo(true);
        return isTwo;
      }}
      onDone={needsTwo ? () => goTo('proposals') : onDone}
      onClose={onClose}
    >
      <p>{`${texts.scope(rule.scope)}: ${texts.kind(rule.kind)} ${texts.value(rule.kind, rule.value, rule.scope.currency_id)}`}</p>
      {needsTwo && <Banner tone="warn">{t('limits.needs_two')}</Banner>}
    </ActDialog>
  );
}
