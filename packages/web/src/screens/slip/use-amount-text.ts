import { editAmountText, groupAmountText } from '@clutchline/domain';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

import { useTexts } from '../../i18n/use-texts';
import { decimalsOf, useSession } from '../../state';
import type { FieldEdit } from '../../ui/number-field';

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
export function useAmountText({ input, value, onChange, decimals }: AmountTextOptions): AmountText {
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
