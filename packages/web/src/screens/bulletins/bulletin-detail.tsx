import { languageById } from '@clutchline/contract';
import { useState } from 'react';

import { useT } from '../../i18n/use-texts';
import {
  type OneBulletin,
  useBulletinPlace,
  useNow,
  useOneBulletin,
  useSpoilers,
  useToBulletinList,
} from '../../state';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Icon } from '../../ui/icon';
import { LoadFailed } from '../common/load-failed';
import pageStyles from '../common/page.module.css';
import { PlaceLink } from '../common/place-link';
import { BulletinBody } from './bulletin-body';
import { Works } from './bulletin-banners';
import { BulletinMarks } from './bulletin-line';
import { BulletinSkeleton } from './bulletin-list';
import styles from './bulletins.module.css';

/** NEWS-3. */
export function BulletinDetail() {
  const t = useT();
  const { id } = useBulletinPlace();
  useToBulletinList(id === null);
  return (
    <div className={pageStyles['screen']}>
      <PlaceLink to="/announcements" className={pageStyles['back']}>
        <Icon name="arrow" size={16} />
        {t('news.title')}
      </PlaceLink>
      {id === '' && <EmptyState heading="h1" icon="info" title={t('news.not_found')} />}
      {id !== null && id !== '' && <Found key={id} id={id} />}
    </div>
  );
}

function Found({ id }: { readonly id: string }) {
  const t = useT();
  const bulletins = useOneBulletin(id);
  if (bulletins.status === 'loading') return <BulletinSkeleton />;
  if (bulletins.status === 'failed') return <LoadFailed reload={bulletins.reload} />;
  if (bulletins.data === null) return <EmptyState heading="h1" icon="info" title={t('news.not_found')} />;
  if (bulletins.data === 'withdrawn') return <EmptyState heading="h1" icon="info" title={t('news.withdrawn')} />;
  return <Article bulletins={bulletins.data} />;
}

function Article({ bulletins: { row, blocks } }: { readonly bulletins: OneBulletin }) {
  const t = useT();
  const now = useNow();
  const { mode } = useSpoilers();
  const [isRevealed, setRevealed] = useState(false);
  const isHidden = row.is_spoiler === 1 && mode !== 'off' && !isRevealed;
  const lang = languageById(row.text_lang).bcp47;
  return (
    <article className={styles['article']}>
      <h1 className={pageStyles['title']} lang={lang}>
        {row.title}
      </h1>
      <BulletinMarks row={row} />
      {row.maintenance !== null && <Works times={row.maintenance} now={now} />}
      {isHidden ? (
        <div className={styles['hidden']}>
          <p>{t('news.spoiler')}</p>
          <Button onPress={() => setRevealed(true)}>{t('news.show_body')}</Button>
        </div>
      ) : (
        <div lang={lang}>
          <BulletinBody blocks={blocks} />
        </div>
      )}
    </article>
  );
}
