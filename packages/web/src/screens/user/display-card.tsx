import { useT } from '../../i18n/use-texts';
import { useLanguage, useSkin } from '../../state';
import { ChoiceGroup } from '../../ui/choice-group';
import { LANGUAGE_OPTIONS } from '../common/language-options';
import { Card } from './card';
import { SettingLine } from './setting-line';
import { TimeZoneLine } from './time-zone-line';

const SKINS = ['arena', 'light', 'contrast'] as const;

/** USER-5, LANG-1. */
export function DisplayCard() {
  const t = useT();
  const { language, choose } = useLanguage();
  const skin = useSkin();
  return (
    <Card title={t('user.display')}>
      <SettingLine label={t('common.language')} value={language.id} options={LANGUAGE_OPTIONS} onChange={choose} />
      <TimeZoneLine />
      <ChoiceGroup
        label={t('frame.skin')}
        choices={SKINS.map((value) => ({ value, text: t(`frame.skin_${value}`) }))}
        value={skin.skin}
        onChoose={skin.choose}
      />
    </Card>
  );
}
