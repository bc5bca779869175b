import type { Round, RoundEvent } from '@clutchline/contract';
import { ROUND_MARKETS, type RoundMarket } from '@clutchline/domain/virtual-round';
import { useEffect, useState } from 'react';

import { useTexts } from '../../i18n/use-texts';
import { type RoundFeedState, useOneRound } from '../../state';
import { Button } from '../../ui/button';
import { Skeleton } from '../../ui/skeleton';

import { lazyPart } from '../common/lazy-part';
import { clubsOf } from './round-teams';
import styles from './results.module.css';
import { type RoundProof, verifyInPage } from './verification/verify-in-page';

const Replay = lazyPart(async () => (await import('./scene/replay')).Replay);
const PlayChart = lazyPart(async () => (await import('./scene/play-chart')).PlayChart);

interface OneRoundProps {
  readonly number: string;
  readonly received: RoundFeedState['received'];
  readonly onClose: () => void;
}

/** Seed, verification and chart of a round (ROUND-2, ROUND-5). */
export function OneRound({ number, received, onClose }: OneRoundProps) {
  const { t } = useTexts();
  const one = useOneRound(number);
  return (
    <section className={styles['one']} aria-label={t('speed.round', { number })}>
      <div className={styles['line']}>
        <h2 className={styles['heading']}>{t('speed.round', { number })}</h2>
        <Button look="quiet" onPress={onClose}>
          {t('common.close')}
        </Button>
      </div>
      {one.status === 'loading' && <Skeleton width="100%" height="10rem" />}
      {one.status === 'failed' && <p role="alert">{t('refusal.no_round')}</p>}
      {one.status === 'ready' && (
        <>
          {one.data.facts !== null && <Replay round={one.data} seconds={one.data.facts.seconds} />}
          <PlayChart events={one.data.events} teams={clubsOf(t, one.data.pairing)} />
          <Proof round={one.data} received={received.get(one.data.round) ?? null} />
        </>
      )}
    </section>
  );
}

interface ProofProps {
  readonly round: Round;
  /** Events of its match, if this page followed it. */
  readonly received: readonly RoundEvent[] | null;
}

/** Its outcome is announced. */
function Proof({ round, received }: ProofProps) {
  const { t } = useTexts();
  const [proof, setProof] = useState<RoundProof | null>(null);
  useEffect(() => {
    let isShown = true;
    void verifyInPage(round, received).then((found) => isShown && setProof(found));
    return () => {
      isShown = false;
    };
  }, [round, received]);
  if (round.void_reason === 'no_seed') return <p>{t('speed.voided_lost')}</p>;
  if (round.seed === null || round.facts === null) return <p>{t('speed.not_yet')}</p>;
  const isGood = proof === null || proof.lines.every(({ isEqual }) => isEqual);
  return (
    <>
      <p role="status" className={styles['verdict']} data-good={isGood}>
        {proof !== null && (isGood ? `✓ ${t('speed.verified')}` : `✗ ${t('speed.not_verified')}`)}
      </p>
      {proof === null ? <Skeleton width="100%" height="8rem" /> : <Checks proof={proof} voided={round.voided} />}
    </>
  );
}

/** One line for each check: both values, and whether they are equal. */
function Checks({ proof, voided }: { readonly proof: RoundProof; readonly voided: Round['voided'] }) {
  const { t } = useTexts();
  const firstMarket = proof.lines.findIndex(({ check }) => isMarket(check));
  return (
    <>
      <p className={styles['quiet']}>{t(proof.isIndependent ? 'game.by_browser' : 'game.by_page')}</p>
      <ul className={styles['checks']}>
        {proof.lines.map(({ check, line, computed, published, isEqual }, index) => (
          <li key={index}>
            <span aria-hidden="true">{isEqual ? '✓' : '✗'}</span>
            <span>
              {checkName(t, check)}
              {line !== null && ` ${line / 1_000}`}
              {voided.some((place) => place === index - firstMarket) && ` · ${t('speed.void_market')}`}
            </span>
            <code>{computed}</code>
            {!isEqual && <code className={styles['wrong']}>{published}</code>}
          </li>
        ))}
      </ul>
    </>
  );
}

type Check = RoundProof['lines'][number]['check'];

const isMarket = (check: Check): check is RoundMarket => ROUND_MARKETS.some((market) => market === check);

function checkName(t: ReturnType<typeof useTexts>['t'], check: Check): string {
  return isMarket(check) ? t(`market.name_${check}`) : t(`speed.check_${check}`);
}
