import type { LiveView, Match } from '@clutchline/contract';
import { type ViewEvent, viewEvents } from '@clutchline/domain';
import { teamName } from '@clutchline/i18n';
import { useEffect, useRef } from 'react';

import { useT } from '../../i18n/use-texts';
import { useDelayed, useLiveView } from '../../state';
import { eventText } from '../live-view/event-text';

interface ViewCaptionsProps {
  readonly match: Match;
  readonly onCaption: (text: string) => void;
}

/** The caption of the score states them. */
const isInScore = ({ kind }: ViewEvent): boolean => kind === 'kills' || kind === 'map';

/** What happens in the live view as captions, when the picture shows it (STREAM-3); draws nothing. */
export function ViewCaptions({ match, onCaption }: ViewCaptionsProps) {
  const t = useT();
  const { view: current } = useLiveView(match.game_id);
  const view = useDelayed(match.game_id, current);
  const before = useRef<LiveView | null>(null);
  useEffect(() => {
    if (view === null || view === before.current) return;
    const events = viewEvents(before.current, view).filter((event) => !isInScore(event));
    before.current = view;
    const teams = [
      { id: match.team_id_1, name: teamName(t, match, 1) },
      { id: match.team_id_2, name: teamName(t, match, 2) },
    ] as const;
    if (events.length > 0) onCaption(events.map((event) => eventText(t, event, teams)).join(' · '));
  }, [t, match, view, onCaption]);
  return null;
}
