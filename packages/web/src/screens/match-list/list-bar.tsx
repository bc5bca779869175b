import { useT } from '../../i18n/use-texts';
import { useBrowse } from '../../state';
import { IconButton } from '../../ui/icon-button';
import { Skeleton } from '../../ui/skeleton';
import { lazyPart } from '../common/lazy-part';
import { HandicapTabs } from './handicap-tabs';
import styles from './list-bar.module.css';

const SearchField = lazyPart(
  async () => (await import('./search-field')).SearchField,
  <Skeleton width="100%" height="2.75rem" />,
);

export function ListBar() {
  const t = useT();
  const { view, chooseView } = useBrowse();
  return (
    <div className={styles['bar']}>
      {view === 'search' ? (
        <SearchField />
      ) : (
        <>
          <HandicapTabs />
          <IconButton icon="search" label={t('match-list.search')} onPress={() => chooseView('search')} />
        </>
      )}
    </div>
  );
}
