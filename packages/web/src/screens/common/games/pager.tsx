import { useT } from '../../../i18n/use-texts';
import { Button } from '../../../ui/button';
import styles from './game-frame.module.css';

interface PagerProps {
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
}

/** Pages of a list, newest first. */
export function Pager({ page, pages, onPage }: PagerProps) {
  const t = useT();
  return (
    <div className={styles['pager']}>
      <Button disabled={page <= 1} onPress={() => onPage(page - 1)}>
        {t('game.newer')}
      </Button>
      <span className={styles['page']}>{t('game.page', { page, pages })}</span>
      <Button disabled={page >= pages} onPress={() => onPage(page + 1)}>
        {t('game.older')}
      </Button>
    </div>
  );
}
