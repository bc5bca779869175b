import { localizedText } from '@clutchline/contract';
import type { ComponentProps } from 'react';

import { useTexts } from '../../i18n/use-texts';
import type { Recommendation } from '../../state';
import { Badge } from '../../ui/badge';

type Tone = NonNullable<ComponentProps<typeof Badge>['tone']>;
const TONES: Readonly<Record<Recommendation['reason'], Tone>> = {
  ...{ pinned: 'accent', followed: 'accent', live: 'live' },
  ...{ own_bets: 'neutral', popular: 'neutral', tier: 'neutral', soon: 'neutral' },
};

/** Why an event is recommended (HOME-3). */
export function RecommendationBadge({ reason, team }: Recommendation) {
  const { t, language } = useTexts();
  const name = team === null ? '' : localizedText(team, 'team_name', language.suffix);
  const text = reason === 'followed' ? t('home.reason_followed', { team: name }) : t(`home.reason_${reason}`);
  return <Badge tone={TONES[reason]}>{text}</Badge>;
}
