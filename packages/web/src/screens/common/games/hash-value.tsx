import { useState } from 'react';

import { useT } from '../../../i18n/use-texts';
import { Button } from '../../../ui/button';
import { useCopy } from '../use-copy';
import styles from './game-frame.module.css';

interface HashValueProps {
  readonly label: string;
  /** Hex. */
  readonly value: string;
  /** What it is for. */
  readonly text: string;
}

const SHOWN_DIGITS = 8;

/** First digits of a hash; opens the whole value, to be copied before the draw (ROUND-5, CHESS-10). */
export function HashValue({ label, value, text }: HashValueProps) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  const { state, copy } = useCopy(value);
  return (
    <span className={styles['hash']}>
      <Button look="quiet" onPress={() => setIsOpen(!isOpen)}>
        {label} <code>{value.slice(0, SHOWN_DIGITS)}</code>
      </Button>
      {isOpen && (
        <span className={styles['opened']}>
          <code>{value}</code>
          <span>{text}</span>
          <Button onPress={copy}>{t(state === 'copied' ? 'game.copied' : 'game.copy')}</Button>
        </span>
      )}
    </span>
  );
}
