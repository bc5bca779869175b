import { useMemo } from 'react';

import { useT, useTexts } from '../../i18n/use-texts';
import { useLanguage, usePreferences, useTheme } from '../../state';
import { CheckboxRow } from '../../ui/checkbox-row';
import { ChoiceGroup } from '../../ui/choice-group';
import { LANGUAGE_OPTIONS } from '../common/language-options';
import { zoneName } from '../common/zone-name';
import { Card, SettingLine } from './card';

const THEMES = ['arena', 'light', 'contrast'] as const;

/** USER-5, LANG-1. */
export function DisplayCard() {
  const t = useT();
  const { language, choose } = useLanguage();
  const theme = useTheme();
  return (
    <Card title={t('user.display')}>
      <SettingLine label={t('common.language')} value={language.id} options={LANGUAGE_OPTIONS} onChange={choose} />
      <TimeZoneLine />
      <ChoiceGroup
        label={t('frame.skin')}
        choices={THEMES.map((value) => ({ value, text: t(`frame.skin_${value}`) }))}
        value={theme.theme}
        onChoose={theme.choose}
      />
    </Card>
  );
}

const DEVICE = '';

/** USER-5. */
function TimeZoneLine() {
  const { t, language } = useTexts();
  const { timeZone, chooseTimeZone } = usePreferences();
  const options = useMemo(() => {
    const zones = timeZone === null || TIME_ZONES.includes(timeZone) ? TIME_ZONES : [timeZone, ...TIME_ZONES];
    const device = zoneName(language.bcp47);
    return [
      { value: DEVICE, text: t('user.zone_device', { zone: device }) },
      ...zones.map((zone) => ({ value: zone, text: zoneName(language.bcp47, zone) })),
    ];
  }, [t, language, timeZone]);
  return (
    <SettingLine
      label={t('user.time_zone')}
      value={timeZone ?? DEVICE}
      options={options}
      onChange={(zone) => chooseTimeZone(zone === DEVICE ? null : zone)}
    />
  );
}

/** Off by default (USER-7). */
export function SoundCard() {
  const t = useT();
  const { sound, chooseSound } = usePreferences();
  const isOn = sound === 'on';
  return (
    <Card title={t('user.sounds')}>
      <CheckboxRow text={t('user.sound_label')} checked={isOn} onToggle={() => chooseSound(isOn ? 'off' : 'on')} />
    </Card>
  );
}

/** IANA, one per clock rule, west to east. */
export const TIME_ZONES: readonly string[] = [
  'Pacific/Honolulu',
  'America/Anchorage',
  'America/Los_Angeles',
  'America/Denver',
  'America/Chicago',
  'America/Bogota',
  'America/New_York',
  'America/Halifax',
  'America/St_Johns',
  'America/Sao_Paulo',
  'Atlantic/Azores',
  'UTC',
  'Europe/London',
  'Africa/Lagos',
  'Europe/Berlin',
  'Africa/Johannesburg',
  'Europe/Athens',
  'Europe/Moscow',
  'Africa/Nairobi',
  'Asia/Tehran',
  'Asia/Dubai',
  'Asia/Kabul',
  'Asia/Karachi',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Asia/Dhaka',
  'Asia/Yangon',
  'Asia/Bangkok',
  'Asia/Jakarta',
  'Asia/Shanghai',
  'Asia/Hong_Kong',
  'Asia/Taipei',
  'Asia/Kuala_Lumpur',
  'Asia/Singapore',
  'Asia/Manila',
  'Asia/Makassar',
  'Australia/Perth',
  'Asia/Tokyo',
  'Asia/Seoul',
  'Asia/Jayapura',
  'Australia/Darwin',
  'Australia/Adelaide',
  'Australia/Brisbane',
  'Australia/Sydney',
  'Pacific/Noumea',
  'Pacific/Auckland',
  'Pacific/Tongatapu',
];
