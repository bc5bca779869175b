import type { AnnouncementDraftData } from '@clutchline/contract/desk';

import { useTexts } from '../texts/use-texts';
import { useMoney } from './use-money';
import { useSubjectNames } from './use-subject-names';

export type AnnouncementFact = readonly [name: string, text: string];

/** What an announcement has beside its texts, in words. */
export function useAnnouncementFacts(): (draft: AnnouncementDraftData) => readonly AnnouncementFact[] {
  const { t, format } = useTexts();
  const { currencies } = useMoney();
  const { game } = useSubjectNames();
  const timeOf = (at: number | null): string => (at === null ? t('content.no_end') : format.dateTime(at));
  const codeOf = (id: number): string => currencies.find((currency) => currency.id === id)?.code ?? String(id);
  const audienceOf = ({ signed_in, game_types, currencies: ids }: AnnouncementDraftData['audience']): string => {
    const parts = [
      ...(signed_in ? [t('content.signed_in')] : []),
      ...(game_types.length === 0 ? [] : [t('content.of_games', { games: game_types.map(game).join(', ') })]),
      ...(ids.length === 0 ? [] : [t('content.of_currencies', { currencies: ids.map(codeOf).join(', ') })]),
    ];
    return parts.length === 0 ? t('content.everyone') : parts.join(' · ');
  };
  const maintenanceOf = ({ maintenance }: AnnouncementDraftData): readonly AnnouncementFact[] =>
    maintenance === null
      ? []
      : [
          [t('content.banner_at'), timeOf(maintenance.banner_at)],
          [t('content.starts_at'), timeOf(maintenance.starts_at)],
          [t('content.ends_at'), timeOf(maintenance.ends_at)],
        ];
  return (draft) => [
    [t('content.type'), t(`content.type_${draft.type}`)],
    [t('content.severity'), t(`content.severity_${draft.severity}`)],
    [t('content.publish_at'), timeOf(draft.publish_at)],
    [t('content.expires_at'), timeOf(draft.expires_at)],
    [t('content.pinned'), t(draft.pinned ? 'content.yes' : 'content.no')],
    [t('content.spoils'), t(draft.spoils ? 'content.yes' : 'content.no')],
    [t('content.audience'), audienceOf(draft.audience)],
    ...maintenanceOf(draft),
  ];
}
