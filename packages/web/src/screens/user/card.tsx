import { type ReactNode, useId } from 'react';

import { SelectField, type SelectOption } from '../../ui/select-field';
import pageStyles from '../common/page.module.css';
import styles from './user.module.css';

export function Card({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section className={pageStyles['card']} aria-labelledby={id}>
      <h2 id={id} className={pageStyles['heading']}>
        {title}
      </h2>
      {children}
    </section>
  );
}

interface SettingLineProps<Value extends string | number> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly SelectOption<Value>[];
  readonly onChange: (value: Value) => void;
  readonly note?: string | undefined;
}

export function SettingLine<Value extends string | number>(props: SettingLineProps<Value>) {
  const { label, note, ...field } = props;
  return (
    <div className={styles['line']}>
      <span className={styles['label']} aria-hidden="true">
        {label}
      </span>
      <SelectField label={label} {...field} />
      {note !== undefined && <p className={styles['note']}>{note}</p>}
    </div>
  );
}
