import type { LiveView, MobaView, RoundsView } from '@clutchline/contract';

/** The teams of a match. */
export interface ViewTeams {
  readonly team_id_1: number;
  readonly team_id_2: number;
}

/**
 * View with its sides in the order of the match: sources send them by colour or by change of sides, so sides follow team
 * ids (bad input row 189). Null if the view has other teams.
 *
 * @example viewInMatchOrder({ ...view, sides: [{ team_id: 2 }, { team_id: 1 }] }, { team_id_1: 1, team_id_2: 2 })
 */
export function viewInMatchOrder(view: LiveView, { team_id_1, team_id_2 }: ViewTeams): LiveView | null {
  const [first, second] = view.sides.map((side) => side.team_id);
  if (first === team_id_1 && second === team_id_2) return view;
  if (first !== team_id_2 || second !== team_id_1) return null;
  return view.family === 'moba' ? mirroredMoba(view) : mirroredRounds(view);
}

const otherSide = (side: 1 | 2): 1 | 2 => (side === 1 ? 2 : 1);

function mirroredMoba(view: MobaView): MobaView {
  const { draft } = view;
  return {
    ...view,
    sides: view.sides.toReversed(),
    kills: view.kills.toReversed(),
    kill_steps: view.kill_steps?.map(([at = 0, side = 1]) => [at, 3 - side]),
    gold: view.gold?.toReversed(),
    towers: view.towers?.toReversed(),
    inhibitors: view.inhibitors?.toReversed(),
    objectives: view.objectives?.map((objective) => ({ ...objective, side: otherSide(objective.side) })),
    lead: view.lead?.map(([at = 0, difference = 0]) => [at, difference === 0 ? 0 : -difference]),
    draft: draft && { bans: draft.bans?.toReversed(), picks: draft.picks?.toReversed() },
  };
}

function mirroredRounds(view: RoundsView): RoundsView {
  return {
    ...view,
    sides: view.sides.toReversed(),
    score: view.score.toReversed(),
    history: view.history?.map((round) => ({ ...round, side: otherSide(round.side) })),
    money: view.money?.toReversed(),
    equipment: view.equipment?.toReversed(),
    alive: view.alive?.toReversed(),
  };
}
