import { type RefObject, useLayoutEffect, useRef } from 'react';

import { useTexts } from '../../i18n/use-texts';
import { useSession } from '../../state';
import { Button } from '../../ui/button';
import styles from './keypad.module.css';

interface KeypadProps {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly onType: (text: string) => void;
  readonly onClose: () => void;
}

/** Digits in telephone order, the decimal separator of the language, and backspace. */
export function Keypad({ input, onType, onClose }: KeypadProps) {
  const { t, language } = useTexts();
  const { currency } = useSession();
  const caret = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (caret.current !== null) input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  function press(key: Key): void {
    const field = input.current;
    if (field === null) return;
    const { value: text, selectionStart, selectionEnd } = field;
    const next = typeKey({ text, from: selectionStart ?? text.length, to: selectionEnd ?? text.length }, key);
    caret.current = next.from;
    onType(next.text);
  }

  const separator = separatorOf(language.bcp47);
  return (
    <div role="group" aria-label={t('slip.keypad')} className={styles['keypad']}>
      {(['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const).map((key) => (
        <KeyButton key={key} text={key} onPress={() => press(key)} />
      ))}
      {currency?.decimals === 0 ? (
        <KeyButton text="00" onPress={() => press('00')} />
      ) : (
        <KeyButton text={separator} onPress={() => press(separator)} />
      )}
      <KeyButton text="0" onPress={() => press('0')} />
      <KeyButton text="⌫" label={t('slip.key_back')} onPress={() => press('back')} />
      <div className={styles['done']}>
        <Button wide onPress={onClose}>
          {t('slip.done')}
        </Button>
      </div>
    </div>
  );
}

interface KeyButtonProps {
  readonly text: string;
  readonly label?: string;
  readonly onPress: () => void;
}

/** A press does not move focus and caret out of the field. */
function KeyButton({ text, label, onPress }: KeyButtonProps) {
  return (
    <button
      type="button"
      className={styles['key']}
      aria-label={label}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {text}
    </button>
  );
}

const separatorOf = (locale: string): ',' | '.' =>
  new Intl.NumberFormat(locale).format(1.5).includes(',') ? ',' : '.';

/** `from` and `to` are equal at a caret. */
interface TypedText {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

export type Key = `${number}` | ',' | '.' | 'back';

const LONGEST = 16;

/**
 * Replaces the selected range and changes nothing else, so that no text moves under the caret. Ignores a second
 * separator and too long a text.
 *
 * @example typeKey({ text: '12', from: 1, to: 1 }, '5') // '152', the caret after the 5
 */
export function typeKey({ text, from, to }: TypedText, key: Key): TypedText {
  if (key === 'back') {
    const start = from === to ? Math.max(0, from - 1) : from;
    return { text: text.slice(0, start) + text.slice(to), from: start, to: start };
  }
  const [before, after] = [text.slice(0, from), text.slice(to)];
  const isSecond = (key === ',' || key === '.') && /[.,]/.test(before + after);
  const typed = before + key + after;
  if (isSecond || typed.length > LONGEST) return { text, from, to };
  return { text: typed, from: from + key.length, to: from + key.length };
}
