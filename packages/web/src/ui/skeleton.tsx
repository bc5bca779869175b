import { useIsHydrated } from './app-surface';
import styles from './skeleton.module.css';

interface SkeletonProps {
  /** CSS lengths of the expected content. */
  readonly width: string;
  readonly height: string;
}

export function Skeleton({ width, height }: SkeletonProps) {
  // The content policy forbids styles in the server's markup: its page has rules for these sizes.
  const size = useIsHydrated()
    ? { style: { inlineSize: width, blockSize: height } }
    : { 'data-size': `${width} ${height}` };
  return <span className={styles['bone']} data-skeleton {...size} />;
}
