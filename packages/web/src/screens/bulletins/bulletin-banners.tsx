import { languageById } from '@clutchline/contract';

import { useTexts } from '../../i18n/use-texts';
import { type BulletinBanner, placeOfBulletins, useBulletinBanners, useNow, usePreferences } from '../../state';
import { IconButton } from '../../ui/button';
import { PlaceLink } from '../common/place-link';
import { zoneName } from '../common/zone-name';
import styles from './bulletins.module.css';

const MINUTE_MS = 60_000;
const COUNTDOWN_MS = 60 * MINUTE_MS;
/** Before the start it can no longer be closed. */
const FIXED_MS = 15 * MINUTE_MS;

/** Urgent announcements and maintenance on every screen (NEWS-4); the region is there before them, so that they are read. */
export function BulletinBanners() {
  const now = useNow();
  const shown = useBulletinBanners().filter((banner) => isShown(banner, now));
  return (
    <div className={styles['banners']} role="status" data-fixed={shown.some((banner) => isFixed(banner, now))}>
      {shown.map((banner) => (
        <Banner key={banner.row.announcement_id} banner={banner} now={now} />
      ))}
    </div>
  );
}

const isFixed = ({ row: { maintenance } }: BulletinBanner, now: number): boolean =>
  maintenance !== null && now >= maintenance.starts_at - FIXED_MS;

function isShown(banner: BulletinBanner, now: number): boolean {
  const { maintenance } = banner.row;
  if (maintenance !== null && now >= maintenance.ends_at) return false;
  return !banner.isDismissed || isFixed(banner, now);
}

interface BannerProps {
  readonly banner: BulletinBanner;
  readonly now: number;
}

function Banner({ banner, now }: BannerProps) {
  const { t } = useTexts();
  const { row, dismiss } = banner;
  return (
    <div className={styles['banner']} data-tone={row.maintenance === null ? 'urgent' : 'works'}>
      <div className={styles['bannerText']}>
        <strong lang={languageById(row.text_lang).bcp47}>{row.title}</strong>
        {row.maintenance !== null && <Works times={row.maintenance} now={now} />}
      </div>
      <PlaceLink to={placeOfBulletins(row.announcement_id)} className={styles['bannerLink']}>
        {t('news.read_on')}
      </PlaceLink>
      {!isFixed(banner, now) && <IconButton icon="close" size={16} label={t('news.dismiss')} onPress={dismiss} />}
    </div>
  );
}

interface WorksProps {
  readonly times: NonNullable<BulletinBanner['row']['maintenance']>;
  readonly now: number;
}

/** In the time zone of the player. */
export function Works({ times: { starts_at, ends_at }, now }: WorksProps) {
  const { t, format, language } = useTexts();
  const { timeZone } = usePreferences();
  const left = starts_at - now;
  const zone = zoneName(language.bcp47, timeZone ?? undefined, starts_at);
  return (
    <span className={styles['works']}>
      <span>{t('news.works_from', { from: format.dateTime(starts_at), to: format.dateTime(ends_at), zone })}</span>
      {left > 0 && left <= COUNTDOWN_MS && (
        <span aria-live="off"> {t('news.works_in', { time: countdown(left) })}</span>
      )}
      {left <= 0 && now < ends_at && <span> {t('news.works_now')}</span>}
    </span>
  );
}

/** @example countdown(65_000) // '1:05' */
export function countdown(ms: number): string {
  const seconds = Math.ceil(ms / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
