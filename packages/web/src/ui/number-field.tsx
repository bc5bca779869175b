import { useId, type RefObject } from 'react';

import styles from './number-field.module.css';
import { VisuallyHidden } from './visually-hidden';

export interface NumberFieldProps {
  readonly label: string;
  /** The text as typed: what it means is judged elsewhere. */
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly prefix?: string | undefined;
  readonly invalid?: boolean;
  /** Id of the text that says what is wrong, or what will come of it. */
  readonly describedBy?: string;
  readonly compact?: boolean;
  /** The label is heard, and stands in the empty field in short. */
  readonly placeholder?: string;
  readonly input?: RefObject<HTMLInputElement | null>;
  /** The page has keys of its own: the machine's do not rise. */
  readonly hasKeypad?: boolean;
  /** A finger went down on the field, before it has the focus. */
  readonly onTouch?: () => void;
}

/** A field for an amount. It never rewrites what is typed. */
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
