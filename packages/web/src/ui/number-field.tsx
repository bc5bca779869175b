import { useId, type RefObject } from 'react';

import styles from './number-field.module.css';
import { VisuallyHidden } from './visually-hidden';

export interface FieldEdit {
  readonly caret: number;
  readonly isComposing: boolean;
}

export interface NumberFieldProps {
  readonly label: string;
  /** As typed, not validated. */
  readonly value: string;
  /** `isComposing`: an input method is changing the text. */
  readonly onChange: (text: string, edit: FieldEdit) => void;
  readonly prefix?: string | undefined;
  readonly invalid?: boolean;
  /** Id of error or effect. */
  readonly describedBy?: string;
  readonly compact?: boolean;
  readonly placeholder?: string;
  readonly input?: RefObject<HTMLInputElement | null>;
  /** The system keyboard stays closed. */
  readonly hasKeypad?: boolean;
  /** Before the focus. */
  readonly onTouch?: () => void;
}

/** Fits pasted groups and currency signs. */
const MAX_LENGTH = 28;

/** Never changes the typed text. */
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
