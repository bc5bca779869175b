import { useId } from 'react';

import styles from './number-field.module.css';

interface NumberFieldProps {
  readonly label: string;
  /** The text as typed: what it means is judged elsewhere. */
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly prefix?: string | undefined;
  readonly invalid?: boolean;
  readonly compact?: boolean;
}

/** A field for an amount. It never rewrites what is typed. */
export function NumberField({ label, value, onChange, prefix, invalid = false, compact = false }: NumberFieldProps) {
  const id = useId();
  return (
    <div className={styles['field']} data-compact={compact} data-invalid={invalid}>
      <label className={styles['label']} htmlFor={id}>
        {label}
      </label>
      <span className={styles['box']}>
        {prefix !== undefined && <span className={styles['prefix']}>{prefix}</span>}
        <input
          id={id}
          className={styles['input']}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="done"
          maxLength={16}
          aria-invalid={invalid}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </span>
    </div>
  );
}
