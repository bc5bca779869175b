import { useId, type ReactNode } from 'react';

import styles from './user.module.css';

export function Card({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles['card']} aria-labelledby={id}>
      <h2 id={id} className={styles['heading']}>
        {title}
      </h2>
      {children}
    </section>
  );
}
