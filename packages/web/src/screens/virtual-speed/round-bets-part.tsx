import { roundTablesHash } from '@clutchline/domain/virtual-round';

import { useT } from '../../i18n/use-texts';
import { type OpenGame, type RoundClock, useRoundBets } from '../../state';
import { EmptyState } from '../../ui/empty-state';
import { BetBar } from './bet-bar';
import { RoundMarkets } from './round-markets';

interface RoundBetsPartProps {
  readonly game: OpenGame;
  readonly clock: RoundClock;
  readonly isCurrent: boolean;
}

/** Markets and bet bar; a page with other tables than the epoch shows no odds (bad input row 141). */
export function RoundBetsPart({ game, clock, isCurrent }: RoundBetsPartProps) {
  const t = useT();
  const bets = useRoundBets(game);
  if (game.round.tables_hash !== roundTablesHash())
    return <EmptyState icon="info" title={t('speed.new_version')} text={t('speed.new_version_text')} />;
  return (
    <>
      <RoundMarkets game={game} bets={bets} isCurrent={isCurrent} clock={clock} />
      <BetBar game={game} bets={bets} isCurrent={isCurrent} clock={clock} />
    </>
  );
}
