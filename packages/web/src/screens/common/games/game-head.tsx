import type { ReactNode } from 'react';

import { useTexts } from '../../../i18n/use-texts';
import { useGameSession, useMoney, usePreferences } from '../../../state';
import { Button } from '../../../ui/button';
import styles from './game-frame.module.css';
import { HashValue } from './hash-value';
import { netAmount } from './net-amount';

interface GameHeadProps {
  /** Before the session. */
  readonly children: ReactNode;
  /** Hash of the seed that decides next; null while unknown. */
  readonly hash: { readonly label: string; readonly value: string; readonly text: string } | null;
}

/** What each game shows above its parts: its own facts, the hash of its seed, sounds, and time and money of today. */
export function GameHead({ children, hash }: GameHeadProps) {
  return (
    <header className={styles['head']}>
      <div className={styles['facts']}>{children}</div>
      <div className={styles['facts']}>
        {hash !== null && <HashValue {...hash} />}
        <SoundToggle />
        <Session />
      </div>
    </header>
  );
}

function SoundToggle() {
  const { t } = useTexts();
  const { sound, chooseSound } = usePreferences();
  return (
    <Button look="quiet" onPress={() => chooseSound(sound === 'on' ? 'off' : 'on')}>
      {t(sound === 'on' ? 'game.sound_on' : 'game.sound_off')}
    </Button>
  );
}

const MINUTE_S = 60;

/** Over bets and both games (RTS 2E, 13C). */
function Session() {
  const { t } = useTexts();
  const session = useGameSession();
  const result = useSessionResult();
  if (session === null) return null;
  return (
    <span className={styles['session']}>
      <span>{t('game.used', { minutes: Math.floor(session.used_s / MINUTE_S) })}</span>
      <span>{result}</span>
    </span>
  );
}

/** "Result today −1.20"; null while unknown. */
export function useSessionResult(): string | null {
  const { t } = useTexts();
  const money = useMoney();
  const session = useGameSession();
  if (session === null) return null;
  const { staked, returned, currency_id } = session;
  return t('game.net', { amount: money(netAmount(staked, returned), currency_id) });
}
