import { PHASE_STARTS_MS } from '@clutchline/domain/virtual-round';

import { useTexts } from '../../i18n/use-texts';
import {
  type OpenGame,
  type RoundBetsView,
  type RoundClock,
  useByBusinessNow,
  useHost,
  useMoney,
  useSession,
} from '../../state';
import { Button } from '../../ui/button';
import { NumberField } from '../../ui/number-field';
import { problemText } from '../slip/reason-text';
import { takesBets } from './round-open';
import styles from './speed.module.css';

interface BetBarProps {
  readonly game: OpenGame;
  readonly bets: RoundBetsView;
  readonly isCurrent: boolean;
  readonly clock: RoundClock;
}

/** Stake of each pick and one button for all of them; "repeat" selects and does not place. */
export function BetBar({ game, bets, isCurrent, clock }: BetBarProps) {
  const { t } = useTexts();
  const isOpen = useByBusinessNow(clock, (now) => isCurrent && takesBets(game.round, now));
  const { signedIn, currency } = useSession();
  const { requestSignIn } = useHost();
  if (!signedIn)
    return (
      <section className={styles['bets']} aria-label={t('speed.bet')}>
        <p>{t('speed.signed_out')}</p>
        <Button look="primary" wide onPress={requestSignIn}>
          {t('game.sign_in')}
        </Button>
      </section>
    );
  return (
    <section className={styles['bets']} aria-label={t('speed.bet')}>
      <div className={styles['stake']}>
        <NumberField
          label={t('speed.stake')}
          prefix={currency?.code}
          value={bets.stake}
          onChange={bets.setStake}
          compact
        />
        <Chips bets={bets} />
      </div>
      <Outcome bets={bets} number={game.round.number} />
      <Actions bets={bets} isOpen={isOpen} />
    </section>
  );
}

const SECOND_MS = 1_000;
const LATE: ReadonlySet<string> = new Set(['past_cut_off', 'bet_closed']);

/** What became of the last press. */
function Outcome({ bets, number }: Pick<BetBarProps, 'bets'> & { readonly number: string }) {
  const { t, format } = useTexts();
  const money = useMoney();
  const { phase, total, problem, placed } = bets;
  const second = PHASE_STARTS_MS.preparing / SECOND_MS;
  return (
    <p className={styles['status']} role="status">
      {phase === 'unknown' && t('speed.unknown')}
      {phase === 'asked' && t('speed.confirm', { amount: money(total ?? '') })}
      {problem !== null &&
        (LATE.has(problem.reason)
          ? t('speed.too_late', { number, second })
          : problemText(t, problem, { money, time: format.longDateTime }))}
      {placed.length > 0 && problem === null && t('speed.placed_count', { count: placed.length })}
    </p>
  );
}

/** None loses the focus: a keyboard would begin again at the top of the page (U2). */
function Actions({ bets, isOpen }: { readonly bets: RoundBetsView; readonly isOpen: boolean }) {
  const { t } = useTexts();
  const money = useMoney();
  const { phase, picked, total, last } = bets;
  const isBusy = phase === 'placing' || phase === 'unknown';
  return (
    <div className={styles['actions']}>
      <Button inactive={last.length === 0 || !isOpen} onPress={bets.repeat}>
        {t('speed.repeat')}
      </Button>
      <Button inactive={picked.length === 0 || isBusy} onPress={bets.clear}>
        {t('speed.clear')}
      </Button>
      <Button
        look={phase === 'asked' ? 'confirm' : 'primary'}
        inactive={!isOpen || picked.length === 0 || total === null}
        busy={isBusy}
        onPress={bets.place}
      >
        {total === null || picked.length === 0
          ? t('speed.place_none')
          : t('speed.place', { count: picked.length, amount: money(total) })}
      </Button>
    </div>
  );
}

function Chips({ bets }: { readonly bets: RoundBetsView }) {
  return (
    <span className={styles['chips']}>
      {bets.chips.map((chip) => (
        <Button key={chip} look="quiet" onPress={() => bets.setStake(chip)}>
          {chip}
        </Button>
      ))}
    </span>
  );
}
