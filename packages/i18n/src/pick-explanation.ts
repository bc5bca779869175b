import { countedUnit } from './counted-unit';
import { explainTeam } from './explain-team';
import { explainTotal } from './explain-total';
import { marketName } from './market-title';
import { pickTitle, type PickTextSource } from './pick-title';
import { roundTitle } from './round-title';
import { sideOf, teamName } from './team-name';
import type { Translator } from './translator';

/**
 * When it wins; market and pick if the market has no fixed meaning.
 * @example pickExplanation(t, item, '2') // 'Map 2: At least 27 kills in total.'
 */
export function pickExplanation(t: Translator, source: PickTextSource, numeral: string): string {
  const sentence = explain(t, source);
  const { round } = source.play;
  return round === 0 ? sentence : t('market.explain_on_map', { map: roundTitle(t, round, numeral), sentence });
}

function explain(t: Translator, source: PickTextSource): string {
  const { match, play, pick } = source;
  if (play.market === 'special') return explainSpecial(t, source);
  switch (pick.kind) {
    case 'team':
      return explainTeam(t, teamName(t, match, sideOf(match, pick.team_id)), source);
    case 'over':
    case 'under':
      return explainTotal(t, play, pick.kind);
    case 'odd':
    case 'even':
      return t(`market.explain_${pick.kind}`, { unit: countedUnit(play.market) });
    case 'draw':
      return t('market.explain_draw');
    case 'score':
      return t('market.explain_correct_score', { score: pickTitle(t, source), team_1: teamName(t, match, 1) });
    case 'runner':
      return t('market.explain_outright', { team: pickTitle(t, source) });
    case 'yes':
    case 'no':
      return explainSpecial(t, source);
  }
}

function explainSpecial(t: Translator, source: PickTextSource): string {
  return t('market.explain_special', { market: marketName(t, source.play), pick: pickTitle(t, source) });
}
