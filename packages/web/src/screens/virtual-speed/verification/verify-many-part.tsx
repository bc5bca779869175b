import type { RoundEpoch } from '@clutchline/contract';
import { useEffect, useState } from 'react';

import { useTexts } from '../../../i18n/use-texts';
import { useRoundSource } from '../../../state';
import { Button } from '../../../ui/button';
import { lazyPart } from '../../common/lazy-part';
import styles from '../results.module.css';
import { type DaysProof, verifyDays } from './verify-days';

const ChanceTable = lazyPart(async () => (await import('./chance-tests')).ChanceTable);

interface VerifyManyProps {
  readonly text: string;
  /** UTC days, newest first. */
  readonly days: readonly string[];
  readonly epoch: RoundEpoch | null;
  /** Rounds that are expected. */
  readonly total: number;
}

type Progress =
  | { readonly phase: 'idle' | 'failed' }
  | { readonly phase: 'running'; readonly done: number }
  | { readonly phase: 'done'; readonly proof: DaysProof };

/** Verifies a day or an epoch in this page, in slices, and own bets by the same results (ROUND-5). */
export function VerifyMany({ text, days, epoch, total }: VerifyManyProps) {
  const { t } = useTexts();
  const source = useRoundSource();
  const [progress, setProgress] = useState<Progress>({ phase: 'idle' });
  const [asked, setAsked] = useState<AbortController | null>(null);
  useEffect(() => () => asked?.abort(), [asked]);

  async function verify(controller: AbortController): Promise<void> {
    const { signal } = controller;
    const onProgress = (done: number): void => {
      if (!signal.aborted) setProgress({ phase: 'running', done });
    };
    try {
      const proof = await verifyDays({ source, days, epoch, signal, onProgress });
      if (!signal.aborted) setProgress({ phase: 'done', proof });
    } catch {
      if (!signal.aborted) setProgress({ phase: 'failed' });
    }
  }

  function start(): void {
    const controller = new AbortController();
    setAsked(controller);
    setProgress({ phase: 'running', done: 0 });
    void verify(controller);
  }

  function stop(): void {
    asked?.abort();
    setProgress({ phase: 'idle' });
  }

  const isRunning = progress.phase === 'running';
  return (
    <div className={styles['many']}>
      <div className={styles['bar']}>
        <Button onPress={isRunning ? stop : start}>{isRunning ? t('speed.verify_stop') : text}</Button>
        {isRunning && (
          <>
            <progress value={progress.done} max={Math.max(total, progress.done, 1)} aria-label={text} />
            <span className={styles['quiet']}>{t('speed.verify_running', { done: progress.done, total })}</span>
          </>
        )}
      </div>
      <div role="status">
        {progress.phase === 'failed' && <p>{t('common.network_error')}</p>}
        {progress.phase === 'done' && <Conclusion proof={progress.proof} />}
      </div>
      {progress.phase === 'done' && progress.proof.tested !== null && <ChanceTable {...progress.proof.tested} />}
    </div>
  );
}

const MOST_NAMED = 12;

function Conclusion({ proof }: { readonly proof: DaysProof }) {
  const { t } = useTexts();
  const { rounds, wrong, bets, wrongBets, isSaltRight, isIndependent } = proof;
  return (
    <>
      <Line
        isGood={wrong.length === 0}
        text={
          wrong.length === 0
            ? t('speed.verify_good', { count: rounds })
            : t('speed.verify_bad', { count: rounds, wrong: wrong.length })
        }
        names={wrong}
      />
      {isSaltRight !== null && <Line isGood={isSaltRight} text={t('speed.check_salt')} names={[]} />}
      {bets > 0 && (
        <Line
          isGood={wrongBets.length === 0}
          text={
            wrongBets.length === 0
              ? t('speed.verify_bets', { count: bets })
              : t('speed.verify_bets_bad', { count: bets, wrong: wrongBets.length })
          }
          names={wrongBets}
        />
      )}
      <p className={styles['quiet']}>{t(isIndependent ? 'game.by_browser' : 'game.by_page')}</p>
    </>
  );
}

interface LineProps {
  readonly isGood: boolean;
  readonly text: string;
  /** Of what differs. */
  readonly names: readonly string[];
}

function Line({ isGood, text, names }: LineProps) {
  return (
    <p className={styles['verdict']} data-good={isGood}>
      {isGood ? '✓' : '✗'} {text}
      {names.length > 0 && `: ${names.slice(0, MOST_NAMED).join(', ')}`}
    </p>
  );
}
