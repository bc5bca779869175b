import { LANGUAGES } from '@clutchline/contract';
import { Banner } from '@clutchline/web/ui/banner';

import { useTexts } from '../../texts/use-texts';
import type { SeenNames } from './use-seen-names';

/** The change of another operator since the dialog was opened, or the match whose teams would have one name; what was typed stays. */
export function RefusedNames({ seen, isChanged, sameName }: SeenNames) {
  const { t, format } = useTexts();
  const { house, aliases, set_by, set_at } = seen;
  const named = LANGUAGES.flatMap(({ suffix }) =>
    house[suffix] === null ? [] : [`${t(`names.in_${suffix}`)}: ${house[suffix]}`],
  );
  const now = [...(named.length === 0 ? [t('names.feed_alone')] : named), ...aliases].join(' · ');
  return (
    <div role="alert">
      {isChanged && (
        <Banner tone="warn">
          {t('names.changed_meanwhile', {
            name: set_by ?? '',
            at: set_at === null ? '' : format.dateTime(set_at),
            now,
          })}
        </Banner>
      )}
      {sameName !== null && (
        <Banner tone="down">
          {t('names.same_name', { match: sameName.game_id, language: t(`names.in_${sameName.language}`) })}
        </Banner>
      )}
    </div>
  );
}
