import type { KeyboardEvent, ReactNode } from 'react';

import styles from './form.module.css';

interface FormProps {
  readonly label: string;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** Enter in a field submits. */
export function Form({ label, onSubmit, children }: FormProps) {
  function press(event: KeyboardEvent<HTMLFormElement>): void {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSubmit();
  }
  return (
    <form
      className={styles['form']}
      aria-label={label}
      noValidate
      onKeyDown={press}
      onSubmit={(event) => event.preventDefault()}
    >
      {children}
    </form>
  );
}
