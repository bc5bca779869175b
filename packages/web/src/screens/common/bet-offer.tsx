import type { BetOffer as Offer } from '@clutchline/contract';
import { useDeferredValue } from 'react';

import { useOddText } from '../../i18n/use-odd-text';
import { useT } from '../../i18n/use-texts';
import { useMoney, useNow, useOffer } from '../../state';
import { Button } from '../../ui/button';
import styles from './bet-offer.module.css';

const SECOND = 1_000;

const secondsUntil = (until: number, now: number): number => Math.max(0, Math.ceil((until - now) / SECOND));

interface ReferredNoteProps {
  /** Server ms. */
  readonly until: number;
}

/** States that a person decides about the bet, and the time left (DESK-12). Screen readers do not announce the time. */
export function ReferredNote({ until }: ReferredNoteProps) {
  const t = useT();
  const seconds = secondsUntil(until, useNow());
  return (
    <span className={styles['offer']} data-referred="">
      {t('referred.looking')}
      <span className={styles['quiet']} aria-hidden="true">
        {seconds > 0 ? t('referred.time', { seconds }) : t('referred.deciding')}
      </span>
    </span>
  );
}

interface BetOfferProps {
  readonly orderNo: string;
  readonly offer: Offer;
  /** Default: the currency of the player. */
  readonly currencyId?: number | undefined;
}

/** A trader's offer for a rejected bet, with its buttons, until it ends (DESK-12). */
export function BetOffer({ orderNo, offer, currencyId }: BetOfferProps) {
  const t = useT();
  const money = useMoney();
  const oddText = useOddText();
  const { phase, accept, decline } = useOffer(orderNo, offer);
  const seconds = secondsUntil(offer.until, useNow());
  const stake = money(offer.stake, currencyId);
  // Screen readers announce what a region receives, not what it is inserted with.
  const offered = useDeferredValue(t('referred.offer', { stake, odds: oddText(offer.odds) }), '');
  const isLate = seconds === 0;
  if (phase.kind === 'over' || (isLate && phase.kind === 'open')) return null;
  const isBusy = phase.kind === 'busy';
  const isRefused = phase.kind === 'refused';
  const hasButtons = !isRefused || !(isLate || phase.isFinal);
  return (
    <div className={styles['offer']} data-offer="">
      {hasButtons && (
        <>
          <span role="status">{offered}</span>
          <span className={styles['buttons']}>
            <Button look="primary" busy={isBusy} onPress={() => void accept()}>
              {t('referred.accept', { stake })}
            </Button>
            <Button look="quiet" busy={isBusy} onPress={() => void decline()}>
              {t('referred.decline')}
            </Button>
          </span>
        </>
      )}
      {hasButtons && !isLate && (
        <span className={styles['quiet']} aria-hidden="true">
          {t('referred.left', { seconds })}
        </span>
      )}
      <span role="alert">
        {isRefused && phase.message}
        {phase.kind === 'unknown' && t('referred.unknown')}
      </span>
    </div>
  );
}
