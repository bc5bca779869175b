import type { Interval } from '@clutchline/domain';

import styles from './charts.module.css';

interface RateChartProps {
  readonly share: number;
  readonly interval: Interval;
  /** Implied by the price; null: not drawn. */
  readonly chance: number | null;
}

const WIDTH = 100;

/** From 0 to 100 per cent: interval, share as a dot, price as a line. The text beside it has the same values. */
export function RateChart({ share, interval, chance }: RateChartProps) {
  return (
    <svg
      className={styles['chart']}
      viewBox="0 0 100 12"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <rect className={styles['scale']} x="0" y="5" width={WIDTH} height="2" />
      <rect
        className={styles['interval']}
        x={interval.low * WIDTH}
        y="2.5"
        width={(interval.high - interval.low) * WIDTH}
        height="7"
      />
      <rect
        className={styles['share']}
        x={Math.min(WIDTH - 1.5, Math.max(0, share * WIDTH - 0.75))}
        y="0"
        width="1.5"
        height="12"
      />
      {chance !== null && (
        <line
          className={styles['price']}
          x1={chance * WIDTH}
          x2={chance * WIDTH}
          y1="0"
          y2="12"
          vectorEffect="non-scaling-stroke"
        />
      )}
    </svg>
  );
}
