import { useT } from '../../i18n/use-texts';
import { type SpeedPath, useRoundGame, useRoute, type RoundGameView } from '../../state';
import { Skeleton } from '../../ui/skeleton';
import { GameFrame } from '../common/games/game-frame';
import { lazyPart } from '../common/lazy-part';
import { LoadFailed } from '../common/load-failed';
import { GameTexts } from '../common/texts/game-texts';
import { SpeedTexts } from '../common/texts/speed-texts';
import { ViewTexts } from '../common/texts/view-texts';
import { GamePaused } from './game-paused';
import { PlayPart } from './play-part';

const WAITING = <Skeleton width="100%" height="20rem" />;
const RoundHead = lazyPart(
  async () => (await import('./round-head')).RoundHead,
  <Skeleton width="100%" height="7rem" />,
);
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
    <GameTexts>
      <SpeedTexts>
        <ViewTexts>
          <SpeedScreen />
        </ViewTexts>
      </SpeedTexts>
    </GameTexts>
  );
}

function SpeedScreen() {
  const t = useT();
  const view = useRoundGame();
  const { screen } = useRoute();
  return (
    <GameFrame title={t('menu.speed')} parts={PARTS.map(([path, text]) => ({ screen: path, text: t(text) }))}>
      {view.game?.state === 'open' && <RoundHead game={view.game} clock={view.clock} isCurrent={view.isCurrent} />}
      <Part screen={screen} view={view} />
    </GameFrame>
  );
}

function Part({ screen, view }: { readonly screen: string; readonly view: RoundGameView }) {
  switch (screen) {
    case '/virtual/speed/records':
      return <Records />;
    case '/virtual/speed/results':
      return <Results received={view.received} />;
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
