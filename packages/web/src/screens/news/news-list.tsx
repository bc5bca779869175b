import { useT } from '../../i18n/use-texts';
import { NEWS_TYPES, type NewsData, type NewsType, useChooseNewsType, useNews, useNewsPlace } from '../../state';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { SelectField } from '../../ui/select-field';
import { Skeleton } from '../../ui/skeleton';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { BackToList } from '../common/back-to-list';
import { LoadFailed } from '../common/load-failed';
import { NewsLine } from './news-line';
import styles from './news.module.css';

/** NEWS-3. */
export function NewsList() {
  const t = useT();
  const { type } = useNewsPlace();
  const news = useNews(type);
  const choose = useChooseNewsType();
  const options: { readonly value: NewsType | 'all'; readonly text: string }[] = [
    { value: 'all', text: t('news.type_all') },
    ...NEWS_TYPES.map((value) => ({ value, text: t(`news.type_${value}`) })),
  ];
  return (
    <div className={styles['screen']}>
      <BackToList className={styles['back']} />
      <h1 className={styles['title']}>{t('news.title')}</h1>
      <div className={styles['bar']}>
        <SelectField
          label={t('news.type')}
          value={type ?? 'all'}
          options={options}
          onChange={(value) => choose(value === 'all' ? null : value)}
        />
        {news.status === 'ready' && news.data.unread > 0 && <Unread data={news.data} />}
      </div>
      {news.status === 'loading' && <NewsSkeleton />}
      {news.status === 'failed' && <LoadFailed reload={news.reload} />}
      {news.status === 'ready' && <Rows data={news.data} isFiltered={type !== null} />}
    </div>
  );
}

function Unread({ data: { unread, markAll } }: { readonly data: NewsData }) {
  const t = useT();
  return (
    <>
      <span className={styles['count']}>{t('news.unread_count', { count: unread })}</span>
      <Button look="quiet" onPress={markAll}>
        {t('news.mark_all')}
      </Button>
    </>
  );
}

interface RowsProps {
  readonly data: NewsData;
  readonly isFiltered: boolean;
}

function Rows({ data: { rows, isUnread, loadMore }, isFiltered }: RowsProps) {
  const t = useT();
  const choose = useChooseNewsType();
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
          <NewsLine key={row.announcement_id} row={row} isUnread={isUnread(row)} />
        ))}
      </ul>
      {loadMore !== null && (
        <Button wide onPress={loadMore}>
          {t('news.more')}
        </Button>
      )}
    </>
  );
}

export function NewsSkeleton() {
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
