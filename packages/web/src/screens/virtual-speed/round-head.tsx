import { useState } from 'react';

import { useTexts } from '../../i18n/use-texts';
import { type OpenGame, type RoundClock, useBusinessNow, useGameSession, useMoney, usePreferences } from '../../state';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { useCopy } from '../common/use-copy';
import { netAmount } from './net-amount';
import styles from './speed.module.css';

interface RoundHeadProps {
  readonly game: OpenGame;
  readonly clock: RoundClock;
  readonly isCurrent: boolean;
}

/** Round, phase with the rest of its seconds, commitment, and time and money of the player today. */
export function RoundHead({ game, clock, isCurrent }: RoundHeadProps) {
  const { t } = useTexts();
  return (
    <header className={styles['head']}>
      <div className={styles['facts']}>
        <strong>{t('speed.round', { number: game.round.number })}</strong>
        <PhaseBar game={game} clock={clock} />
        {!isCurrent && <Badge tone="warn">{t('speed.stale')}</Badge>}
      </div>
      <div className={styles['facts']}>
        <Commitment value={game.round.commitment} />
        <SoundToggle />
        <Session />
      </div>
    </header>
  );
}

const PHASE_MS = { ready: 5_000, betting: 45_000, preparing: 5_000, in_match: 55_000, ended: 10_000 } as const;

function PhaseBar({ game: { round }, clock }: Pick<RoundHeadProps, 'game' | 'clock'>) {
  const { t } = useTexts();
  const now = useBusinessNow(clock);
  const leftMs = Math.max(0, round.ends_at - now);
  const share = Math.min(1, leftMs / PHASE_MS[round.phase]);
  return (
    <span className={styles['phase']} data-phase={round.phase}>
      <span>{t(`speed.phase_${round.phase}`)}</span>
      <span className={styles['bar']} aria-hidden="true">
        <i style={{ inlineSize: `${Math.round(share * 100)}%` }} />
      </span>
      <span className={styles['seconds']}>{t('speed.seconds', { count: Math.ceil(leftMs / 1_000) })}</span>
    </span>
  );
}

const SHOWN_DIGITS = 8;

function Commitment({ value }: { readonly value: string }) {
  const { t } = useTexts();
  const [isOpen, setIsOpen] = useState(false);
  const { state, copy } = useCopy(value);
  return (
    <span className={styles['commitment']}>
      <Button look="quiet" onPress={() => setIsOpen(!isOpen)}>
        {t('speed.commitment')} <code>{value.slice(0, SHOWN_DIGITS)}</code>
      </Button>
      {isOpen && (
        <span className={styles['opened']}>
          <code>{value}</code>
          <span>{t('speed.commitment_text')}</span>
          <Button onPress={copy}>{t(state === 'copied' ? 'speed.copied' : 'speed.copy')}</Button>
        </span>
      )}
    </span>
  );
}

function SoundToggle() {
  const { t } = useTexts();
  const { sound, chooseSound } = usePreferences();
  return (
    <Button look="quiet" onPress={() => chooseSound(sound === 'on' ? 'off' : 'on')}>
      {t(sound === 'on' ? 'speed.sound_on' : 'speed.sound_off')}
    </Button>
  );
}

const MINUTE_S = 60;

/** Over bets and both games (RTS 2E, 13C). */
function Session() {
  const { t } = useTexts();
  const money = useMoney();
  const session = useGameSession();
  if (session === null) return null;
  const { used_s, staked, returned, currency_id } = session;
  return (
    <span className={styles['session']}>
      <span>{t('speed.used', { minutes: Math.floor(used_s / MINUTE_S) })}</span>
      <span>{t('speed.net', { amount: money(netAmount(staked, returned), currency_id) })}</span>
    </span>
  );
}
