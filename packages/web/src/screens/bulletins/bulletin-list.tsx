import type { Translator } from '@clutchline/i18n';

import { useT } from '../../i18n/use-texts';
import {
  BULLETIN_TYPES,
  type BulletinData,
  type BulletinType,
  useChooseBulletinType,
  useBulletins,
  useBulletinPlace,
} from '../../state';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { SelectField } from '../../ui/select-field';
import { Skeleton } from '../../ui/skeleton';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { BackToList } from '../common/back-to-list';
import { LoadFailed } from '../common/load-failed';
import { LoadMore } from '../common/load-more';
import { FoundCount } from '../common/matches/found-count';
import pageStyles from '../common/page.module.css';
import { BulletinLine } from './bulletin-line';
import styles from './bulletins.module.css';

/** NEWS-3. */
export function BulletinList() {
  const t = useT();
  const { type } = useBulletinPlace();
  const bulletins = useBulletins(type);
  const choose = useChooseBulletinType();
  const options: { readonly value: BulletinType | 'all'; readonly text: string }[] = [
    { value: 'all', text: t('news.type_all') },
    ...BULLETIN_TYPES.map((value) => ({ value, text: t(`news.type_${value}`) })),
  ];
  return (
    <div className={pageStyles['screen']}>
      <BackToList className={pageStyles['back']} />
      <h1 className={pageStyles['title']}>{t('news.title')}</h1>
      <div className={pageStyles['bar']}>
        <SelectField
          label={t('news.type')}
          value={type ?? 'all'}
          options={options}
          onChange={(value) => choose(value === 'all' ? null : value)}
        />
        {bulletins.status === 'ready' && <Unread data={bulletins.data} />}
      </div>
      <FoundCount choice={type ?? 'all'} text={bulletins.status === 'ready' ? foundText(t, bulletins.data) : null} />
      {bulletins.status === 'loading' && <BulletinSkeleton />}
      {bulletins.status === 'failed' && <LoadFailed reload={bulletins.reload} />}
      {bulletins.status === 'ready' && <Rows data={bulletins.data} isFiltered={type !== null} />}
    </div>
  );
}

const foundText = (t: Translator, { rows: { length: count } }: BulletinData): string =>
  count === 0 ? t('news.empty') : t('find.found', { count });

function Unread({ data: { unread, markAll } }: { readonly data: BulletinData }) {
  const t = useT();
  return (
    <>
      <span className={pageStyles['quiet']} tabIndex={-1} data-focus-next={unread === 0}>
        {t('news.unread_count', { count: unread })}
      </span>
      {unread > 0 && (
        <Button look="quiet" onPress={markAll}>
          {t('news.mark_all')}
        </Button>
      )}
    </>
  );
}

interface RowsProps {
  readonly data: BulletinData;
  readonly isFiltered: boolean;
}

function Rows({ data: { rows, isUnread, loadMore }, isFiltered }: RowsProps) {
  const t = useT();
  const choose = useChooseBulletinType();
  if (rows.length === 0) {
    return (
      <EmptyState icon="info" title={t('news.empty')}>
        {isFiltered && <Button onPress={() => choose(null)}>{t('news.show_all')}</Button>}
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={styles['list']}>
        {rows.map((row) => (
          <BulletinLine key={row.announcement_id} row={row} isUnread={isUnread(row)} />
        ))}
      </ul>
      <LoadMore loadMore={loadMore} />
    </>
  );
}

export function BulletinSkeleton() {
  const t = useT();
  return (
    <div className={styles['list']} aria-busy="true">
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      {Array.from({ length: 5 }, (_, index) => (
        <Skeleton key={index} width="100%" height="4rem" />
      ))}
    </div>
  );
}
