import type { ReactNode } from 'react';

import { Icon } from './icon';
import styles from './select-field.module.css';

export interface SelectOption<Value extends string | number> {
  readonly value: Value;
  readonly text: string;
  /** BCP 47, if not the page's. */
  readonly lang?: string;
}

interface SelectFieldProps<Value extends string | number> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly SelectOption<Value>[];
  readonly onChange: (value: Value) => void;
  /** On a narrow button, instead of the option. */
  readonly face?: ReactNode;
}

export function SelectField<Value extends string | number>(props: SelectFieldProps<Value>) {
  const { label, value, options, onChange, face } = props;
  return (
    <span className={styles['field']}>
      {face !== undefined && (
        <span className={styles['face']} aria-hidden="true">
          {face}
        </span>
      )}
      <select
        className={styles['select']}
        data-covered={face !== undefined}
        aria-label={label}
        value={value}
        onChange={(event) => {
          const chosen = options[event.currentTarget.selectedIndex];
          if (chosen !== undefined) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.text}
          </option>
        ))}
      </select>
      {face === undefined && (
        <span className={styles['chevron']}>
          <Icon name="chevron" size={14} />
        </span>
      )}
    </span>
  );
}
