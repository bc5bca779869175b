import type { Objective } from '@clutchline/contract';
import { roundNumeral, type ViewEvent } from '@clutchline/domain';
import { roundTitle, type Translator } from '@clutchline/i18n';

import { teamOf, type ViewTeams } from './view-team';

/** "Infernal dragon", "Baron". */
export function objectiveText(t: Translator, { kind, element }: Pick<Objective, 'kind' | 'element'>): string {
  return element === undefined ? t(`live-view.objective_${kind}`) : t(`live-view.dragon_${element}`);
}

/** One sentence, for the log and for captions. */
export function eventText(t: Translator, event: ViewEvent, teams: ViewTeams): string {
  switch (event.kind) {
    case 'map':
      return t('live-view.event_map', { map: roundTitle(t, event.round, roundNumeral(event.round, t.langId)) });
    case 'paused':
      return t('live-view.event_paused');
    case 'resumed':
      return t('live-view.event_resumed');
    case 'swap':
      return t('live-view.swapped', { number: event.n });
    case 'bomb':
      return t(`live-view.bomb_${event.state}`);
    case 'kills':
    case 'towers':
    case 'inhibitors':
    case 'objective':
    case 'round':
      return teamEventText(t, event, teamOf(teams, event.side).name);
  }
}

type TeamEvent = Extract<ViewEvent, { readonly side: 1 | 2 }>;

function teamEventText(t: Translator, event: TeamEvent, team: string): string {
  switch (event.kind) {
    case 'objective': {
      const { objective: kind, element } = event;
      return t('live-view.event_objective', {
        team,
        objective: objectiveText(t, { kind, ...(element !== null && { element }) }),
      });
    }
    case 'round':
      return roundText(t, event, team);
    case 'kills':
    case 'towers':
    case 'inhibitors':
      return t(`live-view.event_${event.kind}`, { team, count: event.count, total: event.total });
  }
}

function roundText(t: Translator, { n, wonBy }: Extract<ViewEvent, { kind: 'round' }>, team: string): string {
  if (wonBy === null) return t('live-view.event_round', { team, number: n });
  return t('live-view.event_round_by', { team, number: n, reason: t(`live-view.won_by_${wonBy}`) });
}
