import styles from './games.module.css';

/** 64 hex digits, on several lines if they must be. */
export function Hash({ children }: { readonly children: string }) {
  return <code className={styles['hash']}>{children}</code>;
}
