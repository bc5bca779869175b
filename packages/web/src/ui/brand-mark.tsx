import styles from './brand-mark.module.css';

export function BrandMark({ size = 28 }: { readonly size?: number }) {
  return (
    <svg className={styles['mark']} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" focusable="false">
      <path d="M20.5 3.5H10.2L2.5 12l7.7 8.5h10.3l-4.2-5.2h-3.7L9.4 12l3.2-3.3h3.7z" fill="currentColor" />
    </svg>
  );
}
