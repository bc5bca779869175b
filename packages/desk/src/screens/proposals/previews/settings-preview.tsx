import type { SettingValue } from '@clutchline/contract/desk';

import { useT } from '../../../texts/use-texts';
import { Facts } from '../../../ui/facts';
import { useSettingTexts, type SettingTexts } from '../../../live/setting-texts';
import type { PreviewProps } from '../proposal';

function shownTerms(texts: SettingTexts, setting: SettingValue): (readonly [string, string])[] {
  if (setting.kind === 'currency')
    return texts.terms(setting.id, setting.value).map(([name, text]) => [texts.term(name), text]);
  const text = setting.kind === 'delay' ? texts.delay(setting.value) : texts.takeout(setting.value);
  return [[texts.name(setting), text]];
}

/** Only what would change. */
export function SettingsPreview({ preview: { before, after } }: PreviewProps<'settings'>) {
  const t = useT();
  const texts = useSettingTexts();
  const old = new Map(shownTerms(texts, before));
  const changed = shownTerms(texts, after).filter(([name, text]) => old.get(name) !== text);
  return (
    <Facts
      facts={[
        [t('settings.setting'), texts.name(after)],
        ...changed.map(([name, text]) => [name, `${old.get(name) ?? ''} → ${text}`] as const),
      ]}
    />
  );
}
