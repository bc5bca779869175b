import { useNames } from '../../../live/use-names';
import type { SheetPanelProps, SheetPart } from '../sheet-part';
import { MatchPrices } from './match-prices';

/** With `e` on a row of the sheet the price of its pick (DESK-9). */
function PricesPanel({ head, plays, act, onActed }: SheetPanelProps) {
  const { market, pick } = useNames();
  const names = {
    play: (playId: number): string => {
      const play = plays.find(({ play_id }) => play_id === playId);
      return play === undefined ? String(playId) : market(play);
    },
    pick: (pointId: number): string => {
      const play = plays.find(({ points }) => points.some(({ point_id }) => point_id === pointId));
      const point = play?.points.find(({ point_id }) => point_id === pointId);
      if (play === undefined || point === undefined) return String(pointId);
      return pick(head, [head.team_id_1, head.team_id_2], { play, point });
    },
  };
  return <MatchPrices gameId={head.game_id} names={names} asked={act} onAnswered={onActed} />;
}

export const pricesPart: SheetPart = { keys: ['e'], Panel: PricesPanel };
