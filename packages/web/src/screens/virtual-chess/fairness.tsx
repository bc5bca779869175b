import type { ChessStateInfo } from '@clutchline/contract';
import { CLIENT_SEED_MAX, type PriceList, readClientSeed } from '@clutchline/domain/auto-chess';
import { useState } from 'react';

import { useT } from '../../i18n/use-texts';
import { type ChessView, useClientSeed } from '../../state';
import { Skeleton } from '../../ui/skeleton';
import texts from '../common/games/game-text.module.css';
import { LoadFailed } from '../common/load-failed';
import { AnnouncedHash } from './announced-hash';
import { PressButton } from './card/press-button';
import { isWaiting } from './chess-parts';
import styles from './chess.module.css';
import { SignInBox } from './sign-in-box';
import { VerifiedDraws } from './verified-draws';

interface FairnessProps {
  readonly view: ChessView;
  readonly list: PriceList;
}

/** Hashes of the seeds, change of seeds, and verification of what was drawn (CHESS-10). */
export function Fairness({ view, list }: FairnessProps) {
  const t = useT();
  if (view.status === 'loading') return <Skeleton width="100%" height="16rem" />;
  if (view.status === 'failed') return <LoadFailed reload={view.reload} />;
  const seeds = view.held?.state.seeds;
  return (
    <div className={texts['texts']}>
      <section className={texts['card']}>
        <h2>{t('chess.fair_title')}</h2>
        <p>{t('chess.fair_text')}</p>
        <p>{t('chess.fair_recipe')}</p>
      </section>
      {seeds === undefined ? (
        <SignInBox />
      ) : (
        <>
          <Seeds seeds={seeds} />
          <ChangeSeeds view={view} />
          <VerifiedDraws key={seeds.no} current={seeds.no} list={list} />
        </>
      )}
    </div>
  );
}

function Seeds({ seeds }: { readonly seeds: ChessStateInfo['seeds'] }) {
  const t = useT();
  const { no, hash, next_hash, client_seed, counter } = seeds;
  const own = useClientSeed();
  return (
    <section className={texts['card']} aria-label={t('chess.seeds')}>
      <h2>{t('chess.seeds')}</h2>
      <dl>
        <dt>{t('chess.seed_hash')}</dt>
        <dd>
          <code>{hash}</code>
        </dd>
        <dt>{t('chess.next_hash')}</dt>
        <dd>
          <code>{next_hash}</code>
        </dd>
        <dt>{t('chess.client_seed')}</dt>
        <dd>
          {client_seed === null ? t('chess.seed_made') : <code>{client_seed}</code>}
          {client_seed === own.seed && ` ✓ ${t('chess.seed_own')}`}
        </dd>
        <dt>{t('chess.counter')}</dt>
        <dd>{counter}</dd>
      </dl>
      <AnnouncedHash no={no} hash={hash} />
      {own.wasDamaged && <p role="note">{t('chess.seed_damaged')}</p>}
    </section>
  );
}

/** The seed is made in this browser or typed; the server never proposes one. */
function ChangeSeeds({ view }: { readonly view: ChessView }) {
  const t = useT();
  const { create } = useClientSeed();
  const [text, setText] = useState(create);
  const seed = readClientSeed(text);
  return (
    <section className={texts['card']} aria-label={t('chess.change_seeds')}>
      <h2>{t('chess.change_seeds')}</h2>
      <p>{t('chess.change_text')}</p>
      <label className={texts['field']}>
        {t('chess.new_seed', { most: CLIENT_SEED_MAX })}
        <input
          value={text}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={seed === null}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </label>
      <div className={styles['actions']}>
        <PressButton onPress={() => setText(create())}>{t('chess.random_seed')}</PressButton>
        <PressButton
          look="main"
          isOff={seed === null || isWaiting(view)}
          onPress={() => {
            if (seed === null) return;
            view.play({ kind: 'change_seeds', clientSeed: seed });
            setText(create());
          }}
        >
          {t('chess.change_seeds')}
        </PressButton>
      </div>
    </section>
  );
}
