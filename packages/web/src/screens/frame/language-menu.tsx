import type { LangId } from '@clutchline/contract';

import { useT } from '../../i18n/use-texts';
import { useLanguage } from '../../state';
import { SelectField } from '../../ui/select-field';
import { LANGUAGE_OPTIONS } from '../common/language-options';

export function LanguageMenu() {
  const t = useT();
  const { language, choose } = useLanguage();
  return (
    <SelectField
      label={t('common.language')}
      value={language.id}
      options={LANGUAGE_OPTIONS}
      onChange={choose}
      face={LANGUAGE_MARKS[language.id]}
    />
  );
}

const LANGUAGE_MARKS: Readonly<Record<LangId, string>> = {
  1: '简',
  2: 'EN',
  3: '繁',
  4: 'ไทย',
  5: 'VI',
  6: 'ID',
  7: '日',
  8: '한',
};
