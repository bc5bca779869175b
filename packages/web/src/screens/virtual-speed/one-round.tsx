import type { Round } from '@clutchline/contract';
import { ROUND_MARKETS, type RoundMarket } from '@clutchline/domain/virtual-round';
import { useEffect, useState } from 'react';

import { useTexts } from '../../i18n/use-texts';
import { useOneRound } from '../../state';
import { Button } from '../../ui/button';
import { Skeleton } from '../../ui/skeleton';

import { lazyPart } from '../common/lazy-part';
import { clubsOf } from './round-teams';
import styles from './results.module.css';
import { type RoundProof, verifyInPage } from './verify-in-page';

const PlayChart = lazyPart(async () => (await import('./play-chart')).PlayChart);

interface OneRoundProps {
  readonly number: string;
  readonly onClose: () => void;
}

/** Seed, verification and chart of a round (ROUND-2, ROUND-5). */
export function OneRound({ number, onClose }: OneRoundProps) {
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
          <PlayChart events={one.data.events} teams={clubsOf(one.data.pairing)} />
          <Proof round={one.data} />
        </>
      )}
    </section>
  );
}

/** One line for each check: both values, and whether they are equal. */
function Proof({ round }: { readonly round: Round }) {
  const { t } = useTexts();
  const [proof, setProof] = useState<RoundProof | null>(null);
  useEffect(() => {
    let isShown = true;
    void verifyInPage(round).then((found) => isShown && setProof(found));
    return () => {
      isShown = false;
    };
  }, [round]);
  if (round.seed === null || round.facts === null) return <p>{t('speed.not_yet')}</p>;
  if (proof === null) return <Skeleton width="100%" height="8rem" />;
  const isGood = proof.lines.every(({ isEqual }) => isEqual);
  return (
    <>
      <p role="status" className={styles['verdict']} data-good={isGood}>
        {isGood ? `✓ ${t('speed.verified')}` : `✗ ${t('speed.not_verified')}`}
      </p>
      <p className={styles['quiet']}>{t(proof.isIndependent ? 'speed.by_browser' : 'speed.by_page')}</p>
      <ul className={styles['checks']}>
        {proof.lines.map(({ check, line, computed, published, isEqual }, index) => (
          <li key={index}>
            <span aria-hidden="true">{isEqual ? '✓' : '✗'}</span>
            <span>
              {checkName(t, check)}
              {line !== null && ` ${line / 1_000}`}
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
