import { useT } from '../../i18n/use-texts';
import { useLanguage } from '../../state';
import { SelectField } from '../../ui/select-field';
import { LANGUAGE_OPTIONS } from '../common/language-options';
import { LANGUAGE_MARKS } from './language-marks';

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
