import styles from './skeleton.module.css';

interface SkeletonProps {
  /** CSS lengths of the expected content. */
  readonly width: string;
  readonly height: string;
}

export function Skeleton({ width, height }: SkeletonProps) {
  return <span className={styles['bone']} data-skeleton style={{ inlineSize: width, blockSize: height }} />;
}
