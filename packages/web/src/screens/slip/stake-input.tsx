import { useRef, useState, type ReactNode } from 'react';

import { useStakeTyping } from '../../state';
import { NumberField, type NumberFieldProps } from '../../ui/number-field';
import { lazyPart } from '../common/lazy-part';
import styles from './stake-input.module.css';
import { useAmountText } from './use-amount-text';

const Keypad = lazyPart(async () => (await import('./keypad')).Keypad);

interface StakeInputProps extends Omit<NumberFieldProps, 'input' | 'hasKeypad' | 'onTouch' | 'onChange'> {
  /** Plain, "1234.5", or no amount. */
  readonly onChange: (amount: string) => void;
  readonly children?: ReactNode;
  readonly decimals?: number;
}

/** Grouped. A touch opens a keypad. */
export function StakeInput({ children, value, onChange, decimals, ...field }: StakeInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const onTyping = useStakeTyping();
  const [isOpen, setOpen] = useState(false);
  const amount = useAmountText({ input, value, onChange, decimals });
  const box = useRef<HTMLDivElement>(null);
  /** The field would open the phone's keyboard. */
  function close(): void {
    box.current?.focus();
    setOpen(false);
    onTyping(false);
  }
  function leave(): void {
    amount.leave();
    onTyping(false);
  }

  return (
    <div ref={box} tabIndex={-1} className={styles['stake']} onFocus={() => onTyping(true)} onBlur={leave}>
      <div className={styles['line']}>
        {children}
        <NumberField
          {...field}
          value={amount.text}
          onChange={amount.edit}
          input={input}
          hasKeypad={isOpen}
          onTouch={() => setOpen(true)}
        />
      </div>
      {isOpen && (
        <Keypad
          input={input}
          onType={(text, caret) => amount.edit(text, { caret, isComposing: false })}
          onClose={close}
        />
      )}
    </div>
  );
}
