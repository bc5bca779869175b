import styles from './checkbox-row.module.css';

interface CheckboxRowProps {
  readonly text: string;
  readonly checked: boolean;
  readonly onToggle: () => void;
  readonly count?: number | undefined;
}

export function CheckboxRow({ text, checked, onToggle, count }: CheckboxRowProps) {
  return (
    <label className={styles['row']}>
      <input className={styles['box']} type="checkbox" checked={checked} onChange={onToggle} />
      <span className={styles['text']}>{text}</span>
      {count !== undefined && <span className={styles['count']}>{count}</span>}
    </label>
  );
}
