import { useT } from '../../../texts/use-texts';
import { Facts } from '../../../ui/facts';
import { useSettingTexts } from '../../../live/setting-texts';
import type { PreviewProps } from '../proposal';

/** Only what would change. */
export function SettingsPreview({ preview: { before, after } }: PreviewProps<'settings'>) {
  const t = useT();
  const texts = useSettingTexts();
  const old = new Map(texts.parts(before));
  const changed = texts.parts(after).filter(([name, text]) => old.get(name) !== text);
  return (
    <Facts
      facts={[
        [t('settings.setting'), texts.name(after)],
        ...changed.map(([name, text]) => [name, `${old.get(name) ?? ''} → ${text}`] as const),
      ]}
    />
  );
}
