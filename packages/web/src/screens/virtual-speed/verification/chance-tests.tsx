import type { PlayedRound } from '@clutchline/contract';
import { type ChanceTest, RoundTests } from '@clutchline/domain/virtual-round';

import { useTexts } from '../../../i18n/use-texts';
import { nextTask } from './next-task';
import styles from '../results.module.css';

export interface TestedRounds {
  readonly tests: readonly ChanceTest[];
  /** Of clubs and win chances. */
  readonly pairings: number;
}

/** Of a task; the first round of a win chance takes some more. */
const SLICE_MS = 6;

/** Chi-square tests of the rounds of an epoch, in slices (ROUND-5). */
export async function testRounds(rounds: readonly Pick<PlayedRound, 'pairing' | 'facts'>[]): Promise<TestedRounds> {
  let since = performance.now();
  const drawn = new RoundTests();
  for (const { pairing, facts } of rounds) {
    if (facts !== null) drawn.add(pairing, facts);
    if (performance.now() - since < SLICE_MS) continue;
    await nextTask();
    since = performance.now();
  }
  await nextTask();
  return { tests: drawn.tests(), pairings: drawn.pairings() };
}

const PERCENT = 100;
/** One in a hundred over all tests. */
const FAMILY_PERCENT = 1;

/** Least value of each market over all win chances. */
export function ChanceTable({ tests, pairings }: TestedRounds) {
  const { t } = useTexts();
  const count = tests.length + 1;
  const least = new Map<string, ChanceTest>();
  for (const test of tests) {
    const name = `${test.market} ${test.market === 'kill_handicap' ? '' : (test.line ?? '')}`;
    if (test.p < (least.get(name)?.p ?? Infinity)) least.set(name, test);
  }
  return (
    <section className={styles['tests']}>
      <h3 className={styles['heading']}>{t('speed.chi_title')}</h3>
      <p className={styles['quiet']}>
        {t('speed.chi_text', { tests: count, limit: (FAMILY_PERCENT / count).toPrecision(1) })}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('speed.market')}</th>
            <th scope="col">{t('speed.chi_p')}</th>
          </tr>
        </thead>
        <tbody>
          {[...least].map(([name, { market, line, p }]) => (
            <tr key={name}>
              <th scope="row">
                {t(`market.name_${market}`)} {market === 'kill_handicap' || line === null ? '' : line / 1_000}
              </th>
              <td>{percent(p)}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{t('speed.check_pairing')}</th>
            <td>{percent(pairings)}</td>
          </tr>
        </tbody>
      </table>
    </section>
  );
}

const percent = (p: number): string => `${(p * PERCENT).toFixed(p < 0.001 ? 3 : 1)} %`;
