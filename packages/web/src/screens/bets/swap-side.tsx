import { type BetHistoryItem, type BetLeg, CATEGORY, type PickCode } from '@clutchline/contract';
import { pickTitle } from '@clutchline/i18n';

import { useState } from 'react';

import { useT } from '../../i18n/use-texts';
import { useMoney, useNow, useSwapTeam } from '../../state';
import { Button } from '../../ui/button';
import { Sheet } from '../../ui/sheet';
import styles from './swap-side.module.css';

interface SwapSideProps {
  readonly bet: BetHistoryItem;
  readonly to: BetLeg;
}

/** Asks first; only before the match (BET-5, U33). */
export function SwapSide({ bet, to }: SwapSideProps) {
  const t = useT();
  const money = useMoney();
  const [isAsking, setAsking] = useState(false);
  const { phase, swap } = useSwapTeam(bet.order_no);
  const confirm = (): void => {
    setAsking(false);
    void swap();
  };
  const hasBegun = useNow() >= to.match.start_time;
  if (hasBegun && phase.kind === 'idle') return null;
  return (
    <div className={styles['swap']}>
      <Button look="quiet" busy={phase.kind === 'busy'} onPress={() => setAsking(true)}>
        {t('bets.swap_to', { pick: pickTitle(t, to) })}
      </Button>
      {isAsking && (
        <Sheet
          title={t('bets.swap_to', { pick: pickTitle(t, to) })}
          closeLabel={t('common.close')}
          onClose={() => setAsking(false)}
        >
          <div className={styles['question']}>
            <p>{t('bets.swap_question', { stake: money(bet.stake, bet.currency_id), pick: pickTitle(t, to) })}</p>
            <Button wide onPress={() => setAsking(false)}>
              {t('common.cancel')}
            </Button>
            <Button wide look="confirm" onPress={confirm}>
              {t('bets.swap_yes')}
            </Button>
          </div>
        </Sheet>
      )}
      <span role="status" className={styles['quiet']}>
        {phase.kind === 'refused' && phase.message}
        {phase.kind === 'unknown' && t('bets.swap_unknown')}
      </span>
    </div>
  );
}

const OPPOSITE = { over: 'under', under: 'over', odd: 'even', even: 'odd', yes: 'no', no: 'yes' } as const;

/** They can have a third side. */
const MANY_SIDED: readonly BetLeg['play']['market'][] = ['match_result', 'outright', 'special'];

/** Null if not swappable (BET-5); the server checks whether the pool is open. */
export function otherSide(bet: BetHistoryItem): BetLeg | null {
  const [leg, ...more] = bet.legs;
  const isOpen = bet.settle_time === null && bet.receive_status === 0 && bet.swapped_to === null;
  if (leg === undefined || more.length > 0 || !isOpen) return null;
  if (leg.play.category_id !== CATEGORY.normal_bet || MANY_SIDED.includes(leg.play.market)) return null;
  const pick = otherPick(leg);
  return pick === null ? null : { ...leg, pick, line: leg.line === null ? null : 0 - leg.line };
}

function otherPick({ pick, match }: BetLeg): PickCode | null {
  if (pick.kind === 'team')
    return { kind: 'team', team_id: pick.team_id === match.team_id_1 ? match.team_id_2 : match.team_id_1 };
  return hasOpposite(pick) ? { kind: OPPOSITE[pick.kind] } : null;
}

function hasOpposite(pick: PickCode): pick is Extract<PickCode, { kind: keyof typeof OPPOSITE }> {
  return Object.hasOwn(OPPOSITE, pick.kind);
}
