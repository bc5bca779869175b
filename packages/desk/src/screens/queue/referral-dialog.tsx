import type { DeskBody, ReferredBet } from '@clutchline/contract/desk';
import { parseAmount, reofferFault } from '@clutchline/domain';
import { useState } from 'react';

import { ActDialog } from '../../acts/act-dialog';
import { useDesk } from '../../app/use-desk';
import { useMoney } from '../../live/use-money';
import { useTexts } from '../../texts/use-texts';
import { TextField } from '../../ui/text-field';

type Decision = DeskBody<'decideReferred'>['decision'];
export type DecisionKind = Decision['kind'];

const ODD_DECIMALS = 3;
const TITLES = {
  take: 'referred.take_title',
  reoffer: 'referred.smaller_title',
  refuse: 'referred.refuse_title',
} as const;
const BUTTONS = { take: 'referred.take', reoffer: 'referred.smaller_confirm', refuse: 'referred.refuse' } as const;

interface ReferralDialogProps {
  readonly bet: ReferredBet;
  readonly kind: DecisionKind;
  readonly onClose: () => void;
}

/** Thousandths; null: none. */
const oddOf = (text: string | null): number | null => {
  const odd = text === null ? null : parseAmount(text, ODD_DECIMALS);
  return odd === null ? null : Number(odd);
};

interface TypedReoffer {
  readonly decision: Decision | null;
  readonly fault: 'stake' | 'odd' | null;
}

/** `decision` is null while what is typed is no valid re-offer (bad input row 310). */
function readReoffer(
  { stakeText, priceText }: { readonly stakeText: string; readonly priceText: string },
  asked: { readonly stake: bigint; readonly present: number | null },
  decimals: number,
): TypedReoffer {
  const stake = stakeText === '' ? asked.stake : parseAmount(stakeText, decimals);
  const odd = priceText === '' ? null : oddOf(priceText);
  if (stake === null) return { decision: null, fault: 'stake' };
  if (priceText !== '' && odd === null) return { decision: null, fault: 'odd' };
  const fault = reofferFault({ stake, odd }, asked);
  return { fault, decision: fault === null ? { kind: 'reoffer', stake: String(stake), odd } : null };
}

function useTypedOffer(bet: ReferredBet) {
  const { currencies } = useMoney();
  const [stakeText, setStake] = useState('');
  const [priceText, setPrice] = useState('');
  const decimals = currencies.find(({ id }) => id === bet.currency_id)?.decimals ?? 0;
  const present = bet.kind === 'single' ? oddOf(bet.legs[0]?.odd_now ?? null) : null;
  const typed = { stakeText: stakeText.trim(), priceText: priceText.trim() };
  const { decision, fault } = readReoffer(typed, { stake: BigInt(bet.stake), present }, decimals);
  const isEmpty = stakeText === '' && priceText === '';
  return {
    stakeText,
    setStake,
    priceText,
    setPrice,
    fault: isEmpty ? null : fault,
    decision,
    isSingle: present !== null,
  };
}

/** Takes a bet, refuses it, or offers it smaller or at another price (DESK-12). */
export function ReferralDialog({ bet, kind, onClose }: ReferralDialogProps) {
  const { calls } = useDesk();
  const { t } = useTexts();
  const { money } = useMoney();
  const typed = useTypedOffer(bet);
  const decision: Decision | null = kind === 'reoffer' ? typed.decision : { kind };
  const stake = money(bet.currency_id, bet.stake);
  return (
    <ActDialog
      title={t(TITLES[kind], { stake })}
      confirm={t(BUTTONS[kind])}
      look={kind === 'refuse' ? 'danger' : 'primary'}
      quick={['checked', 'liability', 'integrity']}
      isReady={decision !== null}
      run={async (given) =>
        decision === null
          ? { kind: 'not_done' }
          : await calls.write('decideReferred', { ...given, order_no: bet.order_no, decision })
      }
      onDone={() => undefined}
      onClose={onClose}
    >
      {kind === 'take' && <p>{t('referred.over_limit')}</p>}
      {kind === 'reoffer' && <OfferFields bet={bet} typed={typed} stake={stake} />}
    </ActDialog>
  );
}

interface OfferFieldsProps {
  readonly bet: ReferredBet;
  readonly typed: ReturnType<typeof useTypedOffer>;
  /** The asked one, with its currency. */
  readonly stake: string;
}

function OfferFields({ bet, typed, stake }: OfferFieldsProps) {
  const { t } = useTexts();
  return (
    <>
      <TextField
        label={t('referred.new_stake', { stake })}
        value={typed.stakeText}
        onChange={typed.setStake}
        inputMode="decimal"
        maxLength={30}
        fault={typed.fault === 'stake' ? t('referred.no_stake') : undefined}
      />
      {typed.isSingle && (
        <TextField
          label={t('referred.new_price', { price: bet.legs[0]?.odd_now ?? '–' })}
          value={typed.priceText}
          onChange={typed.setPrice}
          inputMode="decimal"
          maxLength={12}
          fault={typed.fault === 'odd' ? t('referred.no_price') : undefined}
        />
      )}
      <p>{t('referred.player_has')}</p>
    </>
  );
}
