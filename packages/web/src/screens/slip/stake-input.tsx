import { useRef, useState, type ReactNode } from 'react';

import { useStakeTyping } from '../../state';
import { NumberField, type NumberFieldProps } from '../../ui/number-field';
import { lazyPart } from '../common/lazy-part';
import styles from './stake-input.module.css';

const Keypad = lazyPart(async () => (await import('./keypad')).Keypad);

interface StakeInputProps extends Omit<NumberFieldProps, 'input' | 'hasKeypad' | 'onTouch'> {
  readonly children?: ReactNode;
}

/** A touch opens a large keypad with one decimal separator, until the player closes it. */
export function StakeInput({ children, ...field }: StakeInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const onTyping = useStakeTyping();
  const [isOpen, setOpen] = useState(false);
  function close(): void {
    setOpen(false);
    onTyping(false);
  }

  return (
    <div className={styles['stake']} onFocus={() => onTyping(true)} onBlur={() => onTyping(false)}>
      <div className={styles['line']}>
        {children}
        <NumberField {...field} input={input} hasKeypad={isOpen} onTouch={() => setOpen(true)} />
      </div>
      {isOpen && <Keypad input={input} onType={field.onChange} onClose={close} />}
    </div>
  );
}
