import { useId, type ReactNode } from 'react';

import styles from './choice-group.module.css';
import { VisuallyHidden } from './visually-hidden';

export interface Choice<Value extends string | number> {
  readonly value: Value;
  /** With a picture only the accessible name. */
  readonly text: string;
  readonly picture?: ReactNode;
}

interface ChoiceGroupProps<Value extends string | number> {
  readonly label: string;
  readonly choices: readonly Choice<Value>[];
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
}

export function ChoiceGroup<Value extends string | number>(props: ChoiceGroupProps<Value>) {
  const { label, choices, value, onChoose } = props;
  const name = useId();
  return (
    <fieldset className={styles['group']}>
      <legend className={styles['legend']}>{label}</legend>
      <div className={styles['choices']}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles['choice']}>
            <input
              className={styles['radio']}
              type="radio"
              name={name}
              checked={choice.value === value}
              onChange={() => onChoose(choice.value)}
            />
            {choice.picture === undefined ? (
              choice.text
            ) : (
              <>
                {choice.picture}
                <VisuallyHidden>{choice.text}</VisuallyHidden>
              </>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
