import type { RoundEpoch } from '@clutchline/contract';
import { readSaltLine, SALT_LINE_MAX } from '@clutchline/domain/virtual-round';
import { useState } from 'react';

import { useTexts } from '../../i18n/use-texts';
import { type RoundGameView, useBusinessNow, useHost, useRoundEpochs, useSaltLine, useSession } from '../../state';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Skeleton } from '../../ui/skeleton';
import { LoadFailed } from '../common/load-failed';
import styles from './fairness.module.css';

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
    <div className={styles['fairness']}>
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
  readonly onShow: () => void;
}

function Epoch({ epoch: { epoch, anchor, salt, lines: count, is_broken, rounds }, lines, onShow }: EpochProps) {
  const { t } = useTexts();
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
      {count > 0 && lines === null && <Button onPress={onShow}>{t('speed.lines', { count })}</Button>}
      {lines !== null && (
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
        <Button onPress={requestSignIn}>{t('speed.sign_in')}</Button>
      )}
      <p role="status">
        {phase === 'added' && t('speed.salt_added', { head: head ?? '' })}
        {phase === 'failed' && (reason ?? t('common.network_error'))}
      </p>
    </section>
  );
}
