import type { RoundEvent } from '@clutchline/contract';

import { lanePlace, lastKillPlace, MAP_HEIGHT, MAP_WIDTH, markersAt, towersAfter } from './scene-map';
import styles from './scene.module.css';

interface SceneMapProps {
  readonly events: readonly RoundEvent[];
  /** Game time. */
  readonly second: number;
  /** In gold of side 1. */
  readonly lead: number;
}

/**
 * Decorative: score, feed and chart have the same in words. At most eleven nodes move. The ten players are elements above
 * the drawing: moving parts of a drawing are laid out and painted in every frame, layers are not.
 */
export function SceneMap({ events, second, lead }: SceneMapProps) {
  const kill = lastKillPlace(events, second, lead);
  return (
    <div className={styles['field']} aria-hidden="true">
      <svg className={styles['map']} viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`} focusable="false">
        <rect className={styles['ground']} width={MAP_WIDTH} height={MAP_HEIGHT} rx={8} />
        <path className={styles['river']} d="M40 20 Q150 70 160 90 T280 160" />
        {LANES.map((path) => (
          <path key={path} className={styles['lane']} d={path} />
        ))}
        {towersAfter(events).map(({ x, y, side, isDown }, index) => (
          <rect
            key={index}
            className={styles['tower']}
            data-side={side}
            data-down={isDown}
            x={x - 3}
            y={y - 3}
            width={6}
            height={6}
          />
        ))}
        {kill !== null && <circle className={styles['kill']} cx={kill.x} cy={kill.y} r={11} />}
      </svg>
      {markersAt(events, second, lead).map(({ side, position, x, y, isDown }) => (
        <i
          key={`${side} ${position}`}
          className={styles['marker']}
          data-side={side}
          data-down={isDown}
          style={{ translate: `${ofWidth(x)} ${ofWidth(y)}` }}
        />
      ))}
    </div>
  );
}

/** Drawing units in those of the width of the field. */
const ofWidth = (units: number): string => `${Math.round((units * 10_000) / MAP_WIDTH) / 100}cqi`;

/** Corners of the outer lanes, at their share of the length. */
const LANES: readonly string[] = (['top', 'mid', 'bot'] as const).map((lane) =>
  [0, 0.34, 0.66, 1].map((share, index) => `${index === 0 ? 'M' : 'L'}${pointText(lane, share)}`).join(' '),
);

function pointText(lane: 'top' | 'mid' | 'bot', share: number): string {
  const { x, y } = lanePlace(lane, share);
  return `${x} ${y}`;
}
