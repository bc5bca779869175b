import { Fragment, type RefObject } from 'react';

import { useT } from '../../i18n/use-texts';
import { useSession } from '../../state';
import { Button } from '../../ui/button';
import styles from './keypad.module.css';

interface KeypadProps {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly onType: (text: string, caret: number) => void;
  readonly onClose: () => void;
}

const ROWS = [
  [['1', '2', '3'], 'back'],
  [['4', '5', '6'], 'zero'],
  [['7', '8', '9'], 'more'],
] as const;

export function Keypad({ input, onType, onClose }: KeypadProps) {
  const t = useT();
  const { currency } = useSession();

  const more = currency?.decimals === 0 ? '00' : '.';

  function press(key: Key): void {
    const field = input.current;
    if (field === null) return;
    const { value: text, selectionStart, selectionEnd } = field;
    const next = typeKey({ text, from: selectionStart ?? text.length, to: selectionEnd ?? text.length }, key);
    onType(next.text, next.from);
  }

  return (
    <div role="group" aria-label={t('slip.keypad')} className={styles['keypad']} data-keypad>
      {ROWS.map(([digits, last]) => (
        <Fragment key={last}>
          {digits.map((digit) => (
            <KeyButton key={digit} text={digit} onPress={() => press(digit)} />
          ))}
          {last === 'back' && <KeyButton text="⌫" label={t('slip.key_back')} onPress={() => press('back')} />}
          {last === 'zero' && <KeyButton text="0" onPress={() => press('0')} />}
          {last === 'more' && <KeyButton text={more} onPress={() => press(more)} />}
        </Fragment>
      ))}
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

/** Focus and caret remain in the field. */
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

interface TypedText {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

export type Key = `${number}` | '.' | 'back';

/** With groups. */
const LONGEST = 20;

/**
 * Replaces the selection. Backspace behind a group separator deletes the digit before it. Ignores a second point and
 * overlong text.
 * @example typeKey({ text: '12', from: 1, to: 1 }, '5') // '152', caret after the 5
 */
export function typeKey({ text, from, to }: TypedText, key: Key): TypedText {
  if (key === 'back') {
    const length = text[from - 1] === ',' ? 2 : 1;
    const start = from === to ? Math.max(0, from - length) : from;
    return { text: text.slice(0, start) + text.slice(to), from: start, to: start };
  }
  const [before, after] = [text.slice(0, from), text.slice(to)];
  const isSecond = key === '.' && (before + after).includes('.');
  const typed = before + key + after;
  if (isSecond || typed.length > LONGEST) return { text, from, to };
  return { text: typed, from: from + key.length, to: from + key.length };
}
