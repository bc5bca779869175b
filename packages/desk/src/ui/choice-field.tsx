import { SelectField, type SelectOption } from '@clutchline/web/ui/select-field';

import styles from './field.module.css';

interface ChoiceFieldProps<Value extends string | number> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly SelectOption<Value>[];
  readonly onChange: (value: Value) => void;
}

/** Of a form: its label is visible, as that of a text field. */
export function ChoiceField<Value extends string | number>(props: ChoiceFieldProps<Value>) {
  return (
    <div className={styles['field']}>
      <span className={styles['label']} aria-hidden="true">
        {props.label}
      </span>
      <SelectField {...props} />
    </div>
  );
}
