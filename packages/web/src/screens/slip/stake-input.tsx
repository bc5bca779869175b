import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { editAmountText, groupAmountText } from '@clutchline/domain';

import { decimalsOf, useSession, useStakeTyping } from '../../state';
import { type FieldEdit, NumberField, type NumberFieldProps } from '../../ui/number-field';
import { useTexts } from '../../i18n/use-texts';
import { lazyPart } from '../common/lazy-part';
import styles from './stake-input.module.css';

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

/** Characters of a stored stake. */
const MAX_STORED = 16;

interface AmountTextOptions {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly value: string;
  readonly onChange: (amount: string) => void;
  readonly decimals: number | undefined;
}

interface AmountText {
  readonly text: string;
  readonly edit: (text: string, edit: FieldEdit) => void;
  readonly leave: () => void;
}

/** As typed, then grouped; the caret stays behind its digit. */
function useAmountText({ input, value, onChange, decimals }: AmountTextOptions): AmountText {
  const { language } = useTexts();
  const session = useSession();
  const [typed, setTyped] = useState<{ readonly text: string; readonly amount: string } | null>(null);
  const caret = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (caret.current !== null) input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  const shown = typed !== null && typed.amount === value ? typed.text : groupAmountText(value);
  const reading = { decimals: decimals ?? decimalsOf(session), dotGroups: hasDotGroups(language.bcp47) };

  function edit(text: string, change: FieldEdit): void {
    if (change.isComposing) {
      setTyped({ text, amount: value });
      return;
    }
    const next = editAmountText(shown, { text, caret: change.caret }, reading);
    const amount = next.amount.length > MAX_STORED ? `${next.amount.slice(0, MAX_STORED - 1)}…` : next.amount;
    caret.current = next.caret;
    setTyped({ text: next.text, amount });
    onChange(amount);
  }

  return { text: shown, edit, leave: () => setTyped(null) };
}

const hasDotGroups = (locale: string): boolean => new Intl.NumberFormat(locale).format(12_345).includes('.');
