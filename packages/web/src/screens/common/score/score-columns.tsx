import { useT } from '../../../i18n/use-texts';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { Score, type ScoreProps } from './score';
import styles from './score-columns.module.css';

type Pair = readonly [number, number];

interface ScoreColumnsProps {
  /** For screen readers, in place of the maps. */
  readonly text: string;
  readonly maps: Pair;
  /** Of the running map; null while none is played. */
  readonly points?: Pair | null;
  /** Side of the winner of a match that is over, if it may be shown. */
  readonly won?: 1 | 2 | null;
}

/** Behind the names of two teams: a line for each, a column for maps and one for the running map. */
export function ScoreColumns({ text, maps, points = null, won = null }: ScoreColumnsProps) {
  return (
    <span className={styles['columns']}>
      <VisuallyHidden>{text}</VisuallyHidden>
      <span className={styles['column']} aria-hidden="true">
        {maps.map((count, index) => (
          <span key={index} data-won={won === null ? undefined : won === index + 1}>
            {count}
          </span>
        ))}
      </span>
      {points !== null && (
        <span className={styles['column']} data-of="points">
          <span>{points[0]}</span>
          <span>{points[1]}</span>
        </span>
      )}
    </span>
  );
}

/** Between two maps without the score of a map. */
export function LiveScore(props: Omit<ScoreProps, 'children'>) {
  const t = useT();
  return (
    <Score {...props}>
      {({ maps, points }) => (
        <ScoreColumns
          text={t('match-list.score', { score_1: maps[0], score_2: maps[1] })}
          maps={maps}
          points={points}
        />
      )}
    </Score>
  );
}
