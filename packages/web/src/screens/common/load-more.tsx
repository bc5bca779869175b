import { useState } from 'react';

import { useT } from '../../i18n/use-texts';
import { Button } from '../../ui/button';
import pageStyles from './page.module.css';

interface LoadMoreProps {
  /** Null: everything is shown. */
  readonly loadMore: (() => void) | null;
}

/** Below a list. When the last page is shown, a sentence takes the place and the focus of the button (U2). */
export function LoadMore({ loadMore }: LoadMoreProps) {
  const t = useT();
  const [isUsed, setUsed] = useState(false);
  const press = (load: () => void) => () => {
    setUsed(true);
    load();
  };
  if (loadMore !== null) {
    return (
      <Button wide onPress={press(loadMore)}>
        {t('bets.load_more')}
      </Button>
    );
  }
  if (!isUsed) return null;
  return (
    <p className={pageStyles['quiet']} tabIndex={-1} data-focus-next="true">
      {t('results.all_shown')}
    </p>
  );
}
