import type { PlayedRound } from '@clutchline/contract';
import { readRoundNumber, ROUNDS_OF_DAY } from '@clutchline/domain/virtual-round';
import { useState } from 'react';

import { useTexts } from '../../i18n/use-texts';
import { type RoundFeedState, useNow, useRoundOfPlace, useRoundResults } from '../../state';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Skeleton } from '../../ui/skeleton';
import { Pager } from '../common/games/pager';
import { clockText } from '../common/match-parts';
import { lazyPart } from '../common/lazy-part';
import { LoadFailed } from '../common/load-failed';
import { clubsOf, sideThatWon } from './round-teams';
import styles from './results.module.css';

const VerifyMany = lazyPart(async () => (await import('./verification/verify-many-part')).VerifyMany);
const OneRound = lazyPart(async () => (await import('./one-round')).OneRound);

const DAY_MS = 86_400_000;
const DAYS = 14;

const dayText = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** Rounds by UTC day with their facts; each opens its verification and chart (ROUND-8). */
export function Results({ received }: Pick<RoundFeedState, 'received'>) {
  const { t } = useTexts();
  const today = useNow(DAY_MS);
  const [day, setDay] = useState<string | null>(null);
  const [page, setPage] = useState(1);
  const [open, setOpen] = useState(useRoundOfPlace());
  const shown = day ?? dayText(today);
  return (
    <section className={styles['results']} aria-label={t('speed.results')}>
      <div className={styles['bar']}>
        <label className={styles['field']}>
          {t('speed.day')}
          <select
            value={shown}
            onChange={({ currentTarget }) => {
              setDay(currentTarget.value);
              setPage(1);
            }}
          >
            {Array.from({ length: DAYS }, (_, back) => dayText(today - back * DAY_MS)).map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </label>
        <Jump onOpen={setOpen} />
      </div>
      <VerifyMany key={shown} text={t('speed.verify_day')} days={[shown]} epoch={null} total={ROUNDS_OF_DAY} />
      {open !== null && <OneRound key={open} number={open} received={received} onClose={() => setOpen(null)} />}
      <Rounds day={shown} page={page} onPage={setPage} onOpen={setOpen} />
    </section>
  );
}

function Jump({ onOpen }: { readonly onOpen: (number: string) => void }) {
  const { t } = useTexts();
  const [text, setText] = useState('');
  const isValid = readRoundNumber(text) !== null;
  const show = (): void => {
    if (isValid) onOpen(text);
  };
  return (
    <form
      className={styles['bar']}
      onSubmit={(event) => {
        event.preventDefault();
        show();
      }}
    >
      <label className={styles['field']}>
        {t('speed.jump')}
        <input
          value={text}
          maxLength={12}
          placeholder="20261122-417"
          aria-invalid={text !== '' && !isValid}
          onChange={({ currentTarget }) => setText(currentTarget.value.trim())}
        />
      </label>
      <Button disabled={!isValid} onPress={show}>
        {t('speed.show')}
      </Button>
    </form>
  );
}

interface RoundsProps {
  readonly day: string;
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly onOpen: (number: string) => void;
}

function Rounds({ day, page, onPage, onOpen }: RoundsProps) {
  const { t } = useTexts();
  const results = useRoundResults(day, page);
  if (results.status === 'loading') return <Skeleton width="100%" height="16rem" />;
  if (results.status === 'failed') return <LoadFailed reload={results.reload} />;
  const { rows, pages } = results.data;
  if (rows.length === 0) return <p className={styles['quiet']}>{t('speed.no_results')}</p>;
  return (
    <>
      <ul className={styles['rounds']}>
        {rows.map((round) => (
          <li key={round.round}>
            <Row round={round} onOpen={() => onOpen(round.number)} />
          </li>
        ))}
      </ul>
      <Pager page={page} pages={pages} onPage={onPage} />
    </>
  );
}

function Row({ round, onOpen }: { readonly round: PlayedRound; readonly onOpen: () => void }) {
  const { t } = useTexts();
  const { facts, number, was_live, void_reason, results, voided } = round;
  const [one, two] = clubsOf(t, round.pairing);
  return (
    <article className={styles['round']}>
      <div className={styles['line']}>
        <strong>{number}</strong>
        {was_live === 0 && <Badge>{t('speed.finished_late')}</Badge>}
        {void_reason !== null && <Badge tone="warn">{t(`speed.void_${void_reason}`)}</Badge>}
        <Button look="quiet" onPress={onOpen}>
          {t('speed.verify')}
        </Button>
      </div>
      {void_reason === 'no_seed' && <p className={styles['quiet']}>{t('speed.voided_lost')}</p>}
      {void_reason === 'operator' && (
        <p className={styles['quiet']}>{t('speed.voided_plays', { count: voided.length, plays: results.length })}</p>
      )}
      <p>
        {one.name} {facts === null ? '–' : `${facts.kills_1} – ${facts.kills_2}`} {two.name}
      </p>
      {facts !== null && (
        <p className={styles['quiet']}>
          {t('speed.event_victory', { team: sideThatWon(results) === 1 ? one.name : two.name })} ·{' '}
          {clockText(facts.seconds)}
        </p>
      )}
    </article>
  );
}
