import { LANGUAGES } from '@clutchline/contract';
import { LANGUAGE_NAMES } from '@clutchline/i18n';

import { useT } from '../../i18n/use-texts';
import { useLanguage } from '../../state';
import { SelectField } from '../../ui/select-field';
import { LANGUAGE_MARKS } from './language-marks';

const OPTIONS = LANGUAGES.map(({ id, bcp47 }) => ({ value: id, text: LANGUAGE_NAMES[id], lang: bcp47 }));

interface LanguageMenuProps {
  /** Shows the name of the language where there is room for it. */
  readonly named?: boolean;
}

/** The eight languages, each in its own words (LANG-1). */
export function LanguageMenu({ named = false }: LanguageMenuProps) {
  const t = useT();
  const { language, choose } = useLanguage();
  return (
    <SelectField
      label={t('common.language')}
      value={language.id}
      options={OPTIONS}
      onChange={choose}
      face={named ? undefined : LANGUAGE_MARKS[language.id]}
    />
  );
}
