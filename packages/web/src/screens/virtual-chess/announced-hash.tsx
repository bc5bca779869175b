import { useT } from '../../i18n/use-texts';
import { useAnnouncedHash } from '../../state';
import styles from './chess.module.css';

interface AnnouncedHashProps {
  /** Of the seeds. */
  readonly no: number;
  readonly hash: string;
}

/** Against what this browser was shown before the seeds were used (CHESS-10). */
export function AnnouncedHash({ no, hash }: AnnouncedHashProps) {
  const t = useT();
  const announced = useAnnouncedHash(no);
  if (announced === null) return null;
  if (announced === hash) return <p className={styles['proof']}>✓ {t('chess.hash_kept')}</p>;
  return (
    <p role="alert" className={styles['proof']} data-good="false">
      ✗ {t('chess.hash_exchanged')} <code>{announced}</code>
    </p>
  );
}
