import type { Round } from '@clutchline/contract';
import { useEffect, useState } from 'react';

import { useT } from '../../../i18n/use-texts';
import page from '../../common/page.module.css';
import { type RoundProof, verifyInPage } from './verify-in-page';

type Checked = RoundProof['lines'][number]['check'];

/** What the push has of a result; its list of markets follows with the results of the day. */
const PUSHED: ReadonlySet<Checked> = new Set<Checked>(['seed', 'pairing', 'facts', 'scene', 'events']);

/** Compares the round with its seed as soon as that arrives, the received events too (bad input row 140). */
export function SeedProof({ round }: { readonly round: Round }) {
  const t = useT();
  const [found, setFound] = useState<{ readonly round: number; readonly isGood: boolean } | null>(null);
  useEffect(() => {
    let isShown = true;
    if (round.seed !== null)
      void verifyInPage(round, round.events).then(({ lines }) => {
        const isGood = lines.every(({ check, isEqual }) => isEqual || !PUSHED.has(check));
        if (isShown) setFound({ round: round.round, isGood });
      });
    return () => {
      isShown = false;
    };
  }, [round]);
  if (found?.round !== round.round) return null;
  return found.isGood ? (
    <p className={page['fact']}>✓ {t('speed.verified')}</p>
  ) : (
    <p role="alert">✗ {t('speed.alarm', { number: round.number })}</p>
  );
}
