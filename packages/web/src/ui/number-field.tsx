import { useId, type RefObject } from 'react';

import styles from './number-field.module.css';
import { VisuallyHidden } from './visually-hidden';

export interface FieldEdit {
  readonly caret: number;
  readonly isComposing: boolean;
}

export interface NumberFieldProps {
  readonly label: string;
  /** Text as typed; the field does not validate it. */
  readonly value: string;
  /** With the caret behind the change. `isComposing`: an input method is still changing the text. */
  readonly onChange: (text: string, edit: FieldEdit) => void;
  readonly prefix?: string | undefined;
  readonly invalid?: boolean;
  /** Id of the text with the error or the effect. */
  readonly describedBy?: string;
  readonly compact?: boolean;
  /** Short form of the label, shown in the empty field. */
  readonly placeholder?: string;
  readonly input?: RefObject<HTMLInputElement | null>;
  /** The page has its own keypad, so the system keyboard stays closed. */
  readonly hasKeypad?: boolean;
  /** Touch on the field, before it gets the focus. */
  readonly onTouch?: () => void;
}

/** Room for a pasted amount with groups and a currency sign. */
const MAX_LENGTH = 28;

/** Field for an amount. It never changes the typed text. */
export function NumberField(props: NumberFieldProps) {
  const { label, value, onChange, prefix, invalid = false, compact = false, placeholder } = props;
  const { describedBy, input, hasKeypad = false, onTouch } = props;
  const id = useId();
  return (
    <div className={styles['field']} data-compact={compact} data-invalid={invalid}>
      <label className={styles['label']} htmlFor={id}>
        {placeholder === undefined ? label : <VisuallyHidden>{label}</VisuallyHidden>}
      </label>
      <span className={styles['box']}>
        {prefix !== undefined && <span className={styles['prefix']}>{prefix}</span>}
        <input
          id={id}
          className={styles['input']}
          type="text"
          ref={input}
          inputMode={hasKeypad ? 'none' : 'decimal'}
          autoComplete="off"
          enterKeyHint="done"
          maxLength={MAX_LENGTH}
          placeholder={placeholder}
          aria-invalid={invalid}
          aria-describedby={describedBy}
          value={value}
          onPointerDown={(event) => event.pointerType === 'touch' && onTouch?.()}
          onChange={({ currentTarget, nativeEvent }) => {
            const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
            onChange(currentTarget.value, { caret: caretOf(currentTarget), isComposing });
          }}
          onCompositionEnd={({ currentTarget }) =>
            onChange(currentTarget.value, { caret: caretOf(currentTarget), isComposing: false })
          }
        />
      </span>
    </div>
  );
}

const caretOf = ({ selectionStart, value }: HTMLInputElement): number => selectionStart ?? value.length;
