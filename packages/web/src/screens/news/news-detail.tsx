import { languageById } from '@clutchline/contract';
import { useState } from 'react';

import { useT } from '../../i18n/use-texts';
import { type OneNews, useNewsPlace, useNow, useOneNews, useSpoilers, useToNewsList } from '../../state';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { LoadFailed } from '../common/load-failed';
import { PlaceLink } from '../common/place-link';
import { NewsBody } from './news-body';
import { Works } from './news-banners';
import { NewsMarks } from './news-line';
import { NewsSkeleton } from './news-list';
import styles from './news.module.css';

/** NEWS-3. */
export function NewsDetail() {
  const t = useT();
  const { id } = useNewsPlace();
  useToNewsList(id === null);
  return (
    <div className={styles['screen']}>
      <PlaceLink to="/announcements" className={styles['back']}>
        {t('news.title')}
      </PlaceLink>
      {id === '' && <EmptyState heading="h1" icon="info" title={t('news.not_found')} />}
      {id !== null && id !== '' && <Found key={id} id={id} />}
    </div>
  );
}

function Found({ id }: { readonly id: string }) {
  const t = useT();
  const news = useOneNews(id);
  if (news.status === 'loading') return <NewsSkeleton />;
  if (news.status === 'failed') return <LoadFailed reload={news.reload} />;
  if (news.data === null) return <EmptyState heading="h1" icon="info" title={t('news.not_found')} />;
  if (news.data === 'withdrawn') return <EmptyState heading="h1" icon="info" title={t('news.withdrawn')} />;
  return <Article news={news.data} />;
}

function Article({ news: { row, blocks } }: { readonly news: OneNews }) {
  const t = useT();
  const now = useNow();
  const { mode } = useSpoilers();
  const [isRevealed, setRevealed] = useState(false);
  const isHidden = row.is_spoiler === 1 && mode !== 'off' && !isRevealed;
  const lang = languageById(row.text_lang).bcp47;
  return (
    <article className={styles['article']}>
      <h1 className={styles['title']} lang={lang}>
        {row.title}
      </h1>
      <NewsMarks row={row} />
      {row.maintenance !== null && <Works times={row.maintenance} now={now} />}
      {isHidden ? (
        <div className={styles['hidden']}>
          <p>{t('news.spoiler')}</p>
          <Button onPress={() => setRevealed(true)}>{t('news.show_body')}</Button>
        </div>
      ) : (
        <div lang={lang}>
          <NewsBody blocks={blocks} />
        </div>
      )}
    </article>
  );
}
