import { useId, type RefObject } from 'react';

import styles from './field.module.css';

/** Of a `datetime-local` that has a part only, which the browser does not give. */
export const INCOMPLETE = 'incomplete';

const textOf = ({ value, validity }: HTMLInputElement): string => (validity.badInput ? INCOMPLETE : value);

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly type?: 'text' | 'password' | 'search' | 'datetime-local';
  /** Of HTML. */
  readonly autoComplete?: string;
  readonly inputMode?: 'text' | 'numeric' | 'decimal';
  readonly maxLength?: number;
  /** What is wrong with the text; absent: nothing. */
  readonly fault?: string | undefined;
  readonly note?: string | undefined;
  readonly lines?: number;
  readonly field?: RefObject<HTMLInputElement | null>;
  readonly placeholder?: string;
}

export function TextField(props: TextFieldProps) {
  const { label, value, onChange, type = 'text', autoComplete = 'off', inputMode, maxLength = 200 } = props;
  const { fault, note, lines = 1, field, placeholder } = props;
  const id = useId();
  const about = fault ?? note;
  const isMoment = type === 'datetime-local';
  const shown = isMoment && value === INCOMPLETE ? '' : value;
  const shared = {
    ...{ id, value: shown, autoComplete, maxLength, placeholder, className: styles['input'] },
    'aria-invalid': fault !== undefined,
    'aria-describedby': about === undefined ? undefined : `${id}-about`,
  };
  return (
    <div className={styles['field']}>
      <label className={styles['label']} htmlFor={id}>
        {label}
      </label>
      {lines === 1 ? (
        <input
          {...shared}
          ref={field}
          type={type}
          inputMode={inputMode}
          spellCheck={false}
          onChange={({ currentTarget }) => onChange(isMoment ? textOf(currentTarget) : currentTarget.value)}
          onBlur={({ currentTarget }) => {
            // A part that was typed into an empty field is no change for the browser.
            if (isMoment && textOf(currentTarget) !== value) onChange(textOf(currentTarget));
          }}
        />
      ) : (
        <textarea {...shared} rows={lines} onChange={(event) => onChange(event.currentTarget.value)} />
      )}
      {about !== undefined && (
        <p id={`${id}-about`} className={styles['about']} data-fault={fault !== undefined}>
          {about}
        </p>
      )}
    </div>
  );
}
