import type { ChessDrawsInfo } from '@clutchline/contract';
import type { PriceList } from '@clutchline/domain/auto-chess';
import { useEffect, useState } from 'react';

import { useTexts } from '../../i18n/use-texts';
import { useChessDraws } from '../../state';
import { SelectField } from '../../ui/select-field';
import { Skeleton } from '../../ui/skeleton';
import texts from '../common/games/game-text.module.css';
import { Pager } from '../common/games/pager';
import { LoadFailed } from '../common/load-failed';
import { AnnouncedHash } from './announced-hash';
import { cardName, heroName } from './card/hero-names';
import { TIER_NAMES } from './chess-parts';
import styles from './chess.module.css';
import { type CountedRows, drawCounts } from './draw-counts';
import { type DrawProof, type DrawsProof, verifyDraws } from './verify-draws';

const DRAWS = 100;
/** Pairs of seeds to choose from, newest first. */
const MOST_SEEDS = 50;

interface VerifiedDrawsProps {
  /** Number of the seeds in use. */
  readonly current: number;
  readonly list: PriceList;
}

/** Draws of a pair of own seeds: each is drawn again once the server seed is revealed. */
export function VerifiedDraws({ current, list }: VerifiedDrawsProps) {
  const { t } = useTexts();
  const [seedsNo, setSeedsNo] = useState(Math.max(1, current - 1));
  const [page, setPage] = useState(1);
  const draws = useChessDraws(seedsNo, page);
  const numbers = Array.from({ length: Math.min(current, MOST_SEEDS) }, (_, back) => current - back);
  return (
    <section className={texts['card']} aria-label={t('chess.verify_title')}>
      <h2>{t('chess.verify_title')}</h2>
      <SelectField
        label={t('chess.seeds')}
        value={seedsNo}
        options={numbers.map((no) => ({ value: no, text: t('chess.seeds_no', { no }) }))}
        onChange={(no) => {
          setSeedsNo(no);
          setPage(1);
        }}
      />
      {draws.status === 'loading' && <Skeleton width="100%" height="10rem" />}
      {draws.status === 'failed' && <LoadFailed reload={draws.reload} />}
      {draws.status === 'ready' && (
        <>
          <Proven draws={draws.data} list={list} />
          {draws.data.total > DRAWS && (
            <Pager page={page} pages={Math.ceil(draws.data.total / DRAWS)} onPage={setPage} />
          )}
        </>
      )}
    </section>
  );
}

interface ProvenProps {
  readonly draws: ChessDrawsInfo;
  readonly list: PriceList;
}

function Proven({ draws, list }: ProvenProps) {
  const { t } = useTexts();
  const [found, setFound] = useState<{ readonly of: ChessDrawsInfo; readonly proof: DrawsProof | null } | null>(null);
  useEffect(() => {
    let isShown = true;
    void verifyDraws(draws, list).then((proof) => isShown && setFound({ of: draws, proof }));
    return () => {
      isShown = false;
    };
  }, [draws, list]);
  const proof = found?.of === draws && draws.rows.length > 0 ? found.proof : null;
  return (
    <>
      <p role="status" className={styles['proof']} data-good={proof === null || isGood(proof)}>
        {proof !== null && <ProofResult proof={proof} />}
      </p>
      <AnnouncedHash no={draws.seeds_no} hash={draws.hash} />
      {proof !== null && (
        <>
          <p>
            <code>{draws.seed}</code>
          </p>
          <p className={styles['quiet']}>{t(proof.isIndependent ? 'game.by_browser' : 'game.by_page')}</p>
        </>
      )}
      {draws.rows.length === 0 ? (
        <p className={styles['quiet']}>{t('chess.no_draws')}</p>
      ) : (
        <DrawnMarkets draws={draws} list={list} proof={proof} />
      )}
    </>
  );
}

const isGood = ({ isSeedEqual, draws }: DrawsProof): boolean => isSeedEqual && draws.every(({ isEqual }) => isEqual);

function ProofResult({ proof: { isSeedEqual, draws } }: { readonly proof: DrawsProof }) {
  const { t } = useTexts();
  const wrong = draws.filter(({ isEqual }) => !isEqual).length;
  return (
    <>
      {isSeedEqual ? `✓ ${t('chess.seed_equal')}` : `✗ ${t('chess.seed_differs')}`}
      <br />
      {wrong === 0
        ? `✓ ${t('chess.draws_equal', { count: draws.length })}`
        : `✗ ${t('chess.draws_differ', { count: wrong, total: draws.length })}`}
    </>
  );
}

function DrawnMarkets({ draws, list, proof }: ProvenProps & { readonly proof: DrawsProof | null }) {
  const { t } = useTexts();
  return (
    <>
      {draws.seed === null && <p>{t('chess.not_revealed')}</p>}
      <ol className={texts['lines']}>
        {draws.rows.map((drawn, index) => (
          <Drawn key={drawn.draw} drawn={drawn} proof={proof?.draws[index] ?? null} />
        ))}
      </ol>
      <Counts draws={draws} list={list} />
    </>
  );
}

interface DrawnProps {
  readonly drawn: ChessDrawsInfo['rows'][number];
  readonly proof: DrawProof | null;
}

/** The cards as they were shown; as computed too if they differ. */
function Drawn({ drawn: { counter, tier, cards }, proof }: DrawnProps) {
  const { t } = useTexts();
  const namesOf = (faces: DrawnProps['drawn']['cards']): string => faces.map((face) => cardName(t, face)).join(' · ');
  return (
    <li value={counter}>
      {proof !== null && (proof.isEqual ? '✓ ' : '✗ ')}
      {t(TIER_NAMES[tier])}: {namesOf(cards)}
      {proof?.isEqual === false && proof.cards !== null && <p>{namesOf([...proof.cards])}</p>}
    </li>
  );
}

/** Counts of the drawn cards beside the counts expected from the odds, and the probability of the difference. */
function Counts({ draws, list }: ProvenProps) {
  const { t } = useTexts();
  const { ranks, stars, heroes } = drawCounts(draws.rows, list);
  return (
    <>
      <div className={texts['table']} tabIndex={0} role="group" aria-label={t('chess.counts')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('chess.counts')}</th>
              <th scope="col">{t('chess.observed')}</th>
              <th scope="col">{t('chess.expected')}</th>
            </tr>
          </thead>
          <CountRows counted={ranks} nameOf={(rank) => t('chess.rank', { rank })} />
          <CountRows counted={stars} nameOf={(count) => t('chess.star_count', { count })} />
          <CountRows counted={heroes} nameOf={(hero) => heroName(t, { hero })} />
        </table>
      </div>
      <p className={styles['quiet']}>{t('chess.by_chance_text')}</p>
    </>
  );
}

const PERCENT = 100;

interface CountRowsProps {
  readonly counted: CountedRows;
  /** Of a number from 1. */
  readonly nameOf: (no: number) => string;
}

function CountRows({ counted: { rows, p }, nameOf }: CountRowsProps) {
  const { t } = useTexts();
  return (
    <tbody>
      {rows.map(({ observed, expected }, index) => (
        <tr key={index}>
          <th scope="row">{nameOf(index + 1)}</th>
          <td>{observed}</td>
          <td>{expected}</td>
        </tr>
      ))}
      <tr className={styles['chance']}>
        <th scope="row">{t('chess.by_chance')}</th>
        <td colSpan={2}>{p === null ? '–' : `${(p * PERCENT).toFixed(p < 0.001 ? 3 : 1)} %`}</td>
      </tr>
    </tbody>
  );
}
