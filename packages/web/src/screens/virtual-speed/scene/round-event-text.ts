import type { RoundEvent } from '@clutchline/contract';
import type { Translator } from '@clutchline/i18n';

import { teamOf, type ViewTeams } from '../../live-view/view-team';

/** One sentence of the kill feed. */
export function roundEventText(t: Translator, event: RoundEvent, teams: ViewTeams): string {
  const team = teamOf(teams, event.side).name;
  switch (event.kind) {
    case 'kill':
      return t('speed.event_kill', {
        team,
        killer: t('market.pick_position', { position: event.killer }),
        victim: t('market.pick_position', { position: event.victim }),
      });
    case 'tower':
    case 'dragon':
    case 'victory':
      return t(`speed.event_${event.kind}`, { team });
  }
}
