import type { MarketCode } from '@clutchline/contract';

import { countedUnit } from './counted-unit';
import { explainHandicap } from './explain-handicap';
import { formatLine } from './format-line';
import type { PickTextSource } from './pick-title';
import type { Translator } from './translator';

type Explain = (t: Translator, team: string, source: PickTextSource) => string;

const handicap: Explain = (t, team, { play, line }) =>
  explainHandicap(t, { team, line: line ?? 0, unit: countedUnit(play.market) });
const race: Explain = (t, team, { play }) =>
  t('market.explain_race', { team, target: formatLine(play.line ?? 0), unit: countedUnit(play.market) });

const BY_MARKET: Readonly<Partial<Record<MarketCode, Explain>>> = {
  map_handicap: handicap,
  kill_handicap: handicap,
  rounds_handicap: handicap,
  race_to_kills: race,
  race_to_rounds: race,
  at_least_one_map: (t, team) => t('market.explain_at_least_one_map', { team }),
  map_winner: (t, team) => t('market.explain_map_winner', { team }),
  first_blood: (t, team) => t('market.explain_first_blood', { team }),
  first_tower: (t, team) => t('market.explain_first_tower', { team }),
  pistol_1: (t, team) => t('market.explain_pistol', { team, round: 1 }),
  pistol_13: (t, team) => t('market.explain_pistol', { team, round: 13 }),
  outright: (t, team) => t('market.explain_outright', { team }),
};

export function explainTeam(t: Translator, team: string, source: PickTextSource): string {
  const explain = BY_MARKET[source.play.market];
  return explain === undefined ? t('market.explain_match_winner', { team }) : explain(t, team, source);
}
