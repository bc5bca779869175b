import { useT } from '../../i18n/use-texts';
import { type SpeedPath, usePageTitle, useRoundGame, useRoute, type RoundGameView } from '../../state';
import { Skeleton } from '../../ui/skeleton';
import { AppLink } from '../common/app-link';
import { lazyPart } from '../common/lazy-part';
import { LoadFailed } from '../common/load-failed';
import { SpeedTexts } from '../common/texts/speed-texts';
import { ViewTexts } from '../common/texts/view-texts';
import { GamePaused } from './game-paused';
import { PlayPart } from './play-part';
import { RoundHead } from './round-head';
import styles from './speed.module.css';

const WAITING = <Skeleton width="100%" height="20rem" />;
const Records = lazyPart(async () => (await import('./records')).Records, WAITING);
const Results = lazyPart(async () => (await import('./results')).Results, WAITING);
const SpeedRules = lazyPart(async () => (await import('./speed-rules')).SpeedRules, WAITING);
const Fairness = lazyPart(async () => (await import('./fairness')).Fairness, WAITING);

const PARTS = [
  ['/virtual/speed', 'speed.play'],
  ['/virtual/speed/records', 'speed.records'],
  ['/virtual/speed/results', 'speed.results'],
  ['/virtual/speed/rules', 'speed.rules'],
  ['/virtual/speed/fairness', 'speed.fairness'],
] as const satisfies readonly (readonly [SpeedPath, string])[];

/** ROUND-1 to ROUND-8: Speed LOL. */
export function Speed() {
  return (
    <SpeedTexts>
      <ViewTexts>
        <SpeedScreen />
      </ViewTexts>
    </SpeedTexts>
  );
}

function SpeedScreen() {
  const t = useT();
  const view = useRoundGame();
  const { screen } = useRoute();
  usePageTitle(t('menu.speed'));
  return (
    <div className={styles['screen']}>
      <div className={styles['top']}>
        <h1 className={styles['title']}>{t('menu.speed')}</h1>
        <nav className={styles['parts']} aria-label={t('menu.speed')}>
          {PARTS.map(([path, text]) => (
            <AppLink key={path} className={styles['link']} screen={path} current={screen === path}>
              {t(text)}
            </AppLink>
          ))}
        </nav>
      </div>
      {view.game?.state === 'open' && <RoundHead game={view.game} clock={view.clock} isCurrent={view.isCurrent} />}
      <Part screen={screen} view={view} />
    </div>
  );
}

function Part({ screen, view }: { readonly screen: string; readonly view: RoundGameView }) {
  switch (screen) {
    case '/virtual/speed/records':
      return <Records />;
    case '/virtual/speed/results':
      return <Results />;
    case '/virtual/speed/rules':
      return <SpeedRules />;
    case '/virtual/speed/fairness':
      return <Fairness view={view} />;
    default:
      return <Play view={view} />;
  }
}

function Play({ view }: { readonly view: RoundGameView }) {
  const { status, game } = view;
  if (status === 'failed') return <LoadFailed reload={view.reload} />;
  if (game === null) return WAITING;
  if (game.state === 'paused') return <GamePaused game={game} />;
  return <PlayPart game={game} clock={view.clock} isCurrent={view.isCurrent} />;
}
