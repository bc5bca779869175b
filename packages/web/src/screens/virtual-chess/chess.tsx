import { useT } from '../../i18n/use-texts';
import {
  type ChessMoney,
  type ChessPath,
  type ChessView,
  useChess,
  useChessMoneys,
  useChessPrices,
  useRoute,
  type ChessPrices,
} from '../../state';
import { Badge } from '../../ui/badge';
import { EmptyState } from '../../ui/empty-state';
import { Skeleton } from '../../ui/skeleton';
import { GameFrame } from '../common/games/game-frame';
import { GameHead } from '../common/games/game-head';
import { lazyPart } from '../common/lazy-part';
import { LoadFailed } from '../common/load-failed';
import { ChessTexts } from '../common/texts/chess-texts';
import { GameTexts } from '../common/texts/game-texts';
import { ChessStatus, StatusLine } from './chess-status';
import { PauseNotice } from './pause-notice';

const WAITING = <Skeleton width="100%" height="20rem" />;
const Market = lazyPart(async () => (await import('./market')).Market, WAITING);
const Backpack = lazyPart(async () => (await import('./backpack')).BackpackPart, WAITING);
const Records = lazyPart(async () => (await import('./records')).Records, WAITING);
const Guide = lazyPart(async () => (await import('./guide')).Guide, WAITING);
const ChessRules = lazyPart(async () => (await import('./chess-rules')).ChessRules, WAITING);
const Prices = lazyPart(async () => (await import('./prices')).Prices, WAITING);
const Fairness = lazyPart(async () => (await import('./fairness')).Fairness, WAITING);

const PARTS = [
  ['/virtual/chess', 'chess.market'],
  ['/virtual/chess/backpack', 'chess.backpack'],
  ['/virtual/chess/records', 'chess.records'],
  ['/virtual/chess/guide', 'chess.guide'],
  ['/virtual/chess/rules', 'chess.rules'],
  ['/virtual/chess/prices', 'chess.prices'],
  ['/virtual/chess/fairness', 'chess.fairness'],
] as const satisfies readonly (readonly [ChessPath, string])[];

const WITH_ACTIONS: ReadonlySet<string> = new Set([
  '/virtual/chess',
  '/virtual/chess/backpack',
  '/virtual/chess/fairness',
]);

/** CHESS-1 to CHESS-12: auto chess. */
export function Chess() {
  return (
    <GameTexts>
      <ChessTexts>
        <ChessScreen />
      </ChessTexts>
    </GameTexts>
  );
}

function ChessScreen() {
  const t = useT();
  const view = useChess();
  const prices = useChessPrices();
  return (
    <GameFrame title={t('menu.chess')} parts={PARTS.map(([path, text]) => ({ screen: path, text: t(text) }))}>
      {view.held !== null && <Head view={view} />}
      {prices.status === 'loading' && WAITING}
      {prices.status === 'failed' && <LoadFailed reload={prices.reload} />}
      {prices.status === 'ready' && <WithPrices view={view} prices={prices.data} />}
    </GameFrame>
  );
}

function Head({ view }: { readonly view: ChessView }) {
  const t = useT();
  const seeds = view.held?.state.seeds;
  const hash =
    seeds === undefined ? null : { label: t('chess.seed_hash'), value: seeds.hash, text: t('chess.fair_text') };
  return <GameHead hash={hash}>{view.isStale && <Badge tone="warn">{t('chess.stale')}</Badge>}</GameHead>;
}

interface WithPricesProps {
  readonly view: ChessView;
  readonly prices: ChessPrices;
}

/** A page whose list is not the published one shows neither prices nor odds (CHESS-5). */
function WithPrices({ view, prices }: WithPricesProps) {
  const t = useT();
  const { screen } = useRoute();
  const moneys = useChessMoneys();
  const money = moneys.find(({ currencyId }) => currencyId === view.held?.state.currency_id) ?? moneys[0];
  if (!prices.isSame)
    return <EmptyState icon="info" title={t('chess.new_version')} text={t('chess.new_version_text')} />;
  if (money === undefined) return WAITING;
  return (
    <>
      {view.status === 'signed-out' ? (
        <PauseNotice state={{ paused: prices.isOn ? null : 'off' }} />
      ) : (
        <ChessStatus view={view} list={prices.list} hasActions={WITH_ACTIONS.has(screen)} />
      )}
      <Part screen={screen} view={view} prices={prices} money={money} moneys={moneys} />
    </>
  );
}

interface PartProps extends WithPricesProps {
  readonly screen: string;
  readonly money: ChessMoney;
  readonly moneys: readonly ChessMoney[];
}

function Part({ screen, view, prices, money, moneys }: PartProps) {
  const { list } = prices;
  switch (screen) {
    case '/virtual/chess/backpack':
      return <Backpack view={view} list={list} money={money} />;
    case '/virtual/chess/records':
      return <Records view={view} />;
    case '/virtual/chess/guide':
      return <Guide list={list} money={money} />;
    case '/virtual/chess/rules':
      return <ChessRules list={list} money={money} />;
    case '/virtual/chess/prices':
      return <Prices prices={prices} moneys={moneys} />;
    case '/virtual/chess/fairness':
      return <Fairness view={view} list={list} />;
    default:
      return (
        <Market view={view} list={list} money={money} status={<StatusLine view={view} list={list} hasActions />} />
      );
  }
}
