import type { ReactNode } from 'react';

import styles from './stories.module.css';

interface SpecimensProps {
  /** `cells`: small parts side by side; `rows`: parts of the width of a list. */
  readonly as?: 'cells' | 'rows';
  readonly children: ReactNode;
}

export function Specimens({ as = 'cells', children }: SpecimensProps) {
  return <div className={styles[as]}>{children}</div>;
}

interface SpecimenProps {
  /** State that is shown, in English. */
  readonly name: string;
  readonly children: ReactNode;
}

export function Specimen({ name, children }: SpecimenProps) {
  return (
    <section className={styles['specimen']} data-specimen={name}>
      <p className={styles['name']} lang="en">
        {name}
      </p>
      <div>{children}</div>
    </section>
  );
}

interface ListPlaceProps {
  readonly measure?: (list: HTMLElement | null) => void;
  readonly children: ReactNode;
}

/** The box of a list, and the container that its styles ask for. */
export function ListPlace({ measure, children }: ListPlaceProps) {
  return (
    <div ref={measure} className={styles['list']}>
      {children}
    </div>
  );
}
