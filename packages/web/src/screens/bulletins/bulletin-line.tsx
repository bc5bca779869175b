import { languageById } from '@clutchline/contract';

import { useTexts } from '../../i18n/use-texts';
import { type BulletinRow, placeOfBulletins } from '../../state';
import { Badge } from '../../ui/badge';
import { PlaceLink } from '../common/place-link';
import styles from './bulletins.module.css';

interface BulletinLineProps {
  readonly row: BulletinRow;
  readonly isUnread: boolean;
}

/** In the list and on the home. */
export function BulletinLine({ row, isUnread }: BulletinLineProps) {
  return (
    <li className={styles['line']} data-unread={isUnread}>
      <PlaceLink to={placeOfBulletins(row.announcement_id)} className={styles['lineTitle']}>
        <span lang={languageById(row.text_lang).bcp47}>{row.title}</span>
      </PlaceLink>
      <BulletinMarks row={row} isUnread={isUnread} />
    </li>
  );
}

/** Type, time and what distinguishes it. */
export function BulletinMarks({ row, isUnread = false }: { readonly row: BulletinRow; readonly isUnread?: boolean }) {
  const { t, format } = useTexts();
  return (
    <span className={styles['marks']}>
      {isUnread && <Badge tone="accent">{t('news.unread')}</Badge>}
      {row.severity !== 'info' && (
        <Badge tone={row.severity === 'urgent' ? 'live' : 'warn'}>{t(`news.${row.severity}`)}</Badge>
      )}
      {row.is_pinned === 1 && <Badge>{t('news.pinned')}</Badge>}
      <span>{t(`news.type_${row.type}`)}</span>
      <time dateTime={new Date(row.publish_at).toISOString()}>{format.dateTime(row.publish_at)}</time>
      {row.text_lang !== t.langId && <span>{t('news.in_language', { language: nameOf(row, t.langId) })}</span>}
    </span>
  );
}

type LangId = BulletinRow['text_lang'];

/** "Thai", "Simplified Chinese": without the region. */
function nameOf({ text_lang }: BulletinRow, shownIn: LangId): string {
  const { language, script } = new Intl.Locale(languageById(text_lang).bcp47).maximize();
  const tag = language === 'zh' ? `${language}-${script ?? ''}` : language;
  return new Intl.DisplayNames([languageById(shownIn).bcp47], { type: 'language' }).of(tag) ?? tag;
}
