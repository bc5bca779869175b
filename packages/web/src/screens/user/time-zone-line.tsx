import { useMemo } from 'react';

import { useTexts } from '../../i18n/use-texts';
import { usePreferences } from '../../state';
import { SettingLine } from './setting-line';
import { TIME_ZONES } from './time-zones';
import { zoneName } from './zone-name';

/** Value for the zone of the machine. */
const DEVICE = '';

/** USER-5. */
export function TimeZoneLine() {
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
