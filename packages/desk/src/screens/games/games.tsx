import { useState } from 'react';

import { useRead, useRight } from '../../app/use-desk';
import { useT } from '../../texts/use-texts';
import { Page } from '../../ui/page';
import { BooksPanel } from './books-panel';
import { ChessPanel } from './chess-panel';
import styles from './games.module.css';
import { SeedsPanel } from './seeds-panel';
import { SpeedPanel } from './speed-panel';
import { StopDialog, type StopAct } from './stop-dialog';
import { StopsPanel } from './stops-panel';

const AGAIN_MS = 1_000;

/** Speed LOL and auto chess: what runs, their money, and their stops (DESK-22). */
export default function Games() {
  const t = useT();
  const { data, isStale, refusal, readAgain } = useRead('virtualGames', {}, AGAIN_MS);
  const mayStop = useRight('stop_games');
  const [open, setOpen] = useState<StopAct | null>(null);
  const onAct = mayStop ? setOpen : null;
  return (
    <Page title={t('games.title')} isStale={isStale} refusal={refusal}>
      {data === null && <p>{t('common.loading')}</p>}
      {data !== null && (
        <>
          <div className={styles['panels']}>
            <SpeedPanel speed={data.speed_lol} onAct={onAct} />
            <ChessPanel chess={data.auto_chess} onAct={onAct} />
          </div>
          <BooksPanel books={data.speed_lol.books} />
          <SeedsPanel epochs={data.speed_lol.epochs} />
          <StopsPanel stops={data.stops} />
        </>
      )}
      {open !== null && <StopDialog act={open} onAnswer={() => void readAgain()} onClose={() => setOpen(null)} />}
    </Page>
  );
}
