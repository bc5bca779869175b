import { useId, type RefObject } from 'react';

import styles from './number-field.module.css';
import { VisuallyHidden } from './visually-hidden';

export interface NumberFieldProps {
  readonly label: string;
  /** Text as typed; the field does not validate it. */
  readonly value: string;
  readonly onChange: (text: string) => void;
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
          maxLength={16}
          placeholder={placeholder}
          aria-invalid={invalid}
          aria-describedby={describedBy}
          value={value}
          onPointerDown={(event) => event.pointerType === 'touch' && onTouch?.()}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </span>
    </div>
  );
}
