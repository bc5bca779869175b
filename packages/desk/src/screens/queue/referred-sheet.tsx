import type { ReferredBet } from '@clutchline/contract/desk';
import { Banner } from '@clutchline/web/ui/banner';
import { Button } from '@clutchline/web/ui/button';
import { useEffect, useState } from 'react';

import { writeFault } from '../../acts/write-fault';
import { goTo } from '../../app/place';
import { useDesk, useMe } from '../../app/use-desk';
import { newRequestId } from '../../calls/desk-calls';
import { useMoney } from '../../live/use-money';
import { useNames } from '../../live/use-names';
import { useTexts } from '../../texts/use-texts';
import { ButtonRow } from '../../ui/button-row';
import { Facts } from '../../ui/facts';
import { Panel } from '../../ui/panel';
import { ReferralDialog, type DecisionKind } from './referral-dialog';

/** A claim holds 15 s. */
const CLAIM_AGAIN_MS = 10_000;

interface ReferredSheetProps {
  readonly bet: ReferredBet;
  readonly isStale: boolean;
}

/** Claims the bet while it is open: others see by whom, and cannot decide it (DESK-12). */
export function ReferredSheet({ bet, isStale }: ReferredSheetProps) {
  const { t } = useTexts();
  const me = useMe();
  const [open, setOpen] = useState<DecisionKind | null>(null);
  const isWaiting = bet.state === 'waiting';
  const fault = useClaim(bet.order_no, isWaiting);
  const isOthers = bet.claim !== null && bet.claim.operator_id !== me.operator_id;
  const mayAnswer = isWaiting && !isOthers && !isStale;
  return (
    <Panel title={`${t('referred.order')} ${bet.order_no}`}>
      <BetFacts bet={bet} />
      <div role="alert">{fault !== null && <Banner tone="warn">{fault}</Banner>}</div>
      {isWaiting && (
        <ButtonRow>
          <Button look="primary" disabled={!mayAnswer} onPress={() => setOpen('take')}>
            {t('referred.take')}
          </Button>
          <Button disabled={!mayAnswer} onPress={() => setOpen('reoffer')}>
            {t('referred.smaller')}
          </Button>
          <Button look="danger" disabled={!mayAnswer} onPress={() => setOpen('refuse')}>
            {t('referred.refuse')}
          </Button>
        </ButtonRow>
      )}
      {open !== null && <ReferralDialog bet={bet} kind={open} onClose={() => setOpen(null)} />}
    </Panel>
  );
}

/** What prevents it; null: nothing. */
function useClaim(orderNo: string, isWaiting: boolean): string | null {
  const { calls } = useDesk();
  const { t } = useTexts();
  const [fault, setFault] = useState<string | null>(null);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const claim = async (): Promise<void> =>
      setFault(writeFault(t, await calls.write('claim', { request_id: newRequestId(), order_no: orderNo })));
    void claim();
    const timer = setInterval(() => void claim(), CLAIM_AGAIN_MS);
    return () => clearInterval(timer);
  }, [calls, t, orderNo, isWaiting]);
  return isWaiting ? fault : null;
}

function BetFacts({ bet }: { readonly bet: ReferredBet }) {
  const { t, format } = useTexts();
  const { money } = useMoney();
  const { teams } = useNames();
  const shown = (minor: string): string => money(bet.currency_id, minor);
  const { bets, staked, paid, referred, factor } = bet.player;
  return (
    <>
      <Facts
        facts={[
          [t('referred.stake'), shown(bet.stake)],
          [t('referred.cost'), shown(bet.cost)],
          [t('referred.price'), bet.legs.map(({ odd, odd_now }) => `${odd} → ${odd_now ?? '–'}`).join('; ')],
          [
            t('referred.liability'),
            bet.legs.map(({ liability, cap }) => `${shown(liability)} / ${shown(cap)}`).join('; '),
          ],
          [t('referred.factor'), `× ${format.amount(String(factor), 3)}`],
          [t('referred.record'), t('referred.record_of', { bets, staked: shown(staked), paid: shown(paid), referred })],
          [t('referred.decided_by'), bet.decided_by ?? '–'],
          [t('referred.offer'), bet.offer === null ? '–' : offerText(t, bet.offer, shown)],
        ]}
      />
      <ButtonRow>
        {[...new Map(bet.legs.map((leg) => [leg.game_id, leg])).values()].map((leg) => (
          <Button key={leg.game_id} look="quiet" onPress={() => goTo('match', leg.game_id)}>
            {`${t('referred.to_match')}: ${teams(leg)}`}
          </Button>
        ))}
      </ButtonRow>
    </>
  );
}

function offerText(
  t: ReturnType<typeof useTexts>['t'],
  { stake, odd }: NonNullable<ReferredBet['offer']>,
  shown: (minor: string) => string,
): string {
  return t('referred.offer_of', { stake: shown(stake), odd: odd ?? t('referred.old_price') });
}
