import type { RoundEpoch, RoundRefusals } from '@clutchline/contract';
import { readSaltLine, roundMoment, SALT_LINE_MAX } from '@clutchline/domain/virtual-round';
import { useState } from 'react';

import { useTexts } from '../../i18n/use-texts';
import {
  type RoundGameView,
  useBusinessNow,
  useHost,
  useMoney,
  useRoundEpochs,
  useSaltLine,
  useSession,
} from '../../state';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Skeleton } from '../../ui/skeleton';
import styles from '../common/games/game-text.module.css';
import { lazyPart } from '../common/lazy-part';
import { LoadFailed } from '../common/load-failed';
import { daysOf } from './verification/epoch-days';

const VerifyMany = lazyPart(async () => (await import('./verification/verify-many-part')).VerifyMany);

/** Epochs, the salt of their players, and what trust remains (ROUND-5). */
export function Fairness({ view }: { readonly view: RoundGameView }) {
  const { t } = useTexts();
  const [shown, setShown] = useState<number | null>(null);
  const epochs = useRoundEpochs(shown, view.lines.length);
  const now = useBusinessNow(view.clock, MINUTE_MS);
  if (epochs.status === 'loading') return <Skeleton width="100%" height="16rem" />;
  if (epochs.status === 'failed') return <LoadFailed reload={epochs.reload} />;
  const open = epochs.data.epochs.find(({ salt, salt_closes_at }) => salt === null && now < salt_closes_at);
  return (
    <div className={styles['texts']}>
      <section className={styles['card']}>
        <h2>{t('speed.fair_title')}</h2>
        <p>{t('speed.fair_chain')}</p>
        <p>{t('speed.fair_salt')}</p>
        <h3>{t('speed.trust_title')}</h3>
        <ul>
          {TRUST.map((key) => (
            <li key={key}>{t(key)}</li>
          ))}
        </ul>
      </section>
      {open !== undefined && <SaltForm epoch={open} />}
      {epochs.data.epochs.map((epoch) => (
        <Epoch
          key={epoch.epoch}
          epoch={epoch}
          lines={shown === epoch.epoch ? epochs.data.lines : null}
          refused={shown === epoch.epoch ? epochs.data.refused : []}
          now={now}
          onShow={() => setShown(epoch.epoch)}
        />
      ))}
    </div>
  );
}

const MINUTE_MS = 60_000;
const TRUST = ['speed.trust_house', 'speed.trust_refuse', 'speed.trust_void', 'speed.trust_line'] as const;

interface EpochProps {
  readonly epoch: RoundEpoch;
  /** Null: not shown. */
  readonly lines: readonly { readonly no: number; readonly line: string; readonly head: string }[] | null;
  readonly refused: readonly RoundRefusals[];
  /** Business ms. */
  readonly now: number;
  readonly onShow: () => void;
}

function Epoch({ epoch: info, lines, refused, now, onShow }: EpochProps) {
  const { t } = useTexts();
  const { epoch, anchor, salt, lines: count, is_broken, rounds, first_round } = info;
  const days = daysOf(info, now);
  return (
    <section className={styles['card']}>
      <h2>
        {t('speed.epoch', { number: epoch, rounds })}{' '}
        {is_broken === 1 && <Badge tone="warn">{t('speed.paused_broken')}</Badge>}
      </h2>
      <dl>
        <dt>{t('speed.check_anchor')}</dt>
        <dd>
          <code>{anchor}</code>
        </dd>
        <dt>{t('speed.check_salt')}</dt>
        <dd>{salt === null ? t('speed.salt_open') : <code>{salt}</code>}</dd>
      </dl>
      {count === 0 && <p>{t('speed.no_lines')}</p>}
      {lines === null && <Button onPress={onShow}>{t('speed.refused_title')}</Button>}
      {lines !== null && <Refused refused={refused} />}
      {count > 0 && lines === null && <Button onPress={onShow}>{t('speed.lines', { count })}</Button>}
      {days.length > 0 && (
        <VerifyMany
          text={t('speed.verify_series')}
          days={days}
          epoch={info}
          total={Math.min(rounds, roundMoment(now).round - first_round)}
        />
      )}
      {lines !== null && lines.length > 0 && (
        <ol className={styles['lines']}>
          {lines.map(({ no, line, head }) => (
            <li key={no} value={no}>
              <bdi>{line}</bdi> <code>{head.slice(0, SHOWN_DIGITS)}</code>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** Bets that were refused before the lock: players compare both sides. */
function Refused({ refused }: Pick<EpochProps, 'refused'>) {
  const { t } = useTexts();
  const money = useMoney();
  return (
    <div className={styles['table']}>
      <h3>{t('speed.refused_title')}</h3>
      <p>{t('speed.refused_text')}</p>
      {refused.length === 0 ? (
        <p>{t('speed.refused_none')}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{t('speed.refused_won')}</th>
              <th scope="col">{t('speed.refused_lost')}</th>
            </tr>
          </thead>
          <tbody>
            {refused.map(({ currency_id, won_bets, won_stake, lost_bets, lost_stake }) => (
              <tr key={currency_id}>
                <td>{t('speed.refused_bets', { count: won_bets, amount: money(won_stake, currency_id) })}</td>
                <td>{t('speed.refused_bets', { count: lost_bets, amount: money(lost_stake, currency_id) })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}

const SHOWN_DIGITS = 8;

/** One line of each player, until the salt closes. */
function SaltForm({ epoch }: { readonly epoch: RoundEpoch }) {
  const { t, format } = useTexts();
  const { signedIn } = useSession();
  const { requestSignIn } = useHost();
  const { phase, head, reason, add } = useSaltLine();
  const [text, setText] = useState('');
  const line = readSaltLine(text);
  return (
    <section className={styles['card']}>
      <h2>{t('speed.salt_title', { number: epoch.epoch })}</h2>
      <p>{t('speed.salt_until', { time: format.longDateTime(epoch.salt_closes_at) })}</p>
      {signedIn ? (
        <>
          <label className={styles['field']}>
            {t('speed.salt_line', { most: SALT_LINE_MAX })}
            <input
              value={text}
              aria-invalid={text !== '' && line === null}
              onChange={({ currentTarget }) => setText(currentTarget.value)}
            />
          </label>
          <Button
            look="primary"
            disabled={line === null || phase === 'added'}
            busy={phase === 'busy'}
            onPress={() => line !== null && add(line)}
          >
            {t('speed.salt_add')}
          </Button>
        </>
      ) : (
        <Button onPress={requestSignIn}>{t('game.sign_in')}</Button>
      )}
      <p role="status">
        {phase === 'added' && t('speed.salt_added', { head: head ?? '' })}
        {phase === 'failed' && (reason ?? t('common.network_error'))}
      </p>
    </section>
  );
}
