import styles from './skeleton.module.css';

interface SkeletonProps {
  /** CSS lengths: as large as what will stand here. */
  readonly width: string;
  readonly height: string;
}

/** The place of something that is on its way. */
export function Skeleton({ width, height }: SkeletonProps) {
  return <span className={styles['bone']} style={{ inlineSize: width, blockSize: height }} />;
}
