import styles from './pool.module.css';

export function PoolFigure({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div className={styles['figure']}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
