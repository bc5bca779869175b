import type { RoundsView, ViewRound } from '@clutchline/contract';

import { useTexts } from '../../i18n/use-texts';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { clockText } from '../common/match-parts';
import styles from './live-view.module.css';
import { type RoundBlock, roundBlocks } from './round-blocks';
import rowStyles from './rounds.module.css';
import { SIDES, teamOf, valueOf, type ViewTeams } from './view-team';

interface RoundsPanelProps {
  readonly view: RoundsView;
  readonly teams: ViewTeams;
}

/** Rounds by winner and reason with halves, then the state of the round (VIEW-5). */
export function RoundsPanel({ view, teams }: RoundsPanelProps) {
  const { t } = useTexts();
  return (
    <>
      <section className={styles['part']}>
        <h3>{t('live-view.rounds')}</h3>
        {roundBlocks(view.history ?? []).map((block) => (
          <Strip key={block.from} block={block} teams={teams} />
        ))}
        <Legend rounds={view.history ?? []} />
        {view.swapped_at !== undefined && (
          <p className={styles['quiet']}>{t('live-view.swapped', { number: view.swapped_at })}</p>
        )}
      </section>
      <Gauges view={view} teams={teams} />
      <RoundState view={view} />
    </>
  );
}

interface StripProps {
  readonly block: RoundBlock;
  readonly teams: ViewTeams;
}

const REASON_SIGNS = { elimination: '✕', bomb: '●', defuse: '◇', time: '◷' } as const;

/** A table of one half: upper row side 1, lower row side 2; a cell has winner and reason. */
function Strip({ block: { kind, from, rounds, score }, teams }: StripProps) {
  const { t } = useTexts();
  const title = t(`live-view.${kind}`);
  return (
    <div className={rowStyles['half-of']}>
      <h4>
        {title} <span className={rowStyles['score']}>{score.join(' : ')}</span>
      </h4>
      <ol className={rowStyles['strip']} start={from} aria-label={title}>
        {rounds.map((round, index) => (
          <Cell key={from + index} number={from + index} round={round} teams={teams} />
        ))}
      </ol>
    </div>
  );
}

/** Of the signs in use. */
function Legend({ rounds }: { readonly rounds: readonly ViewRound[] }) {
  const { t } = useTexts();
  const reasons = [...new Set(rounds.flatMap(({ won_by }) => won_by ?? []))];
  if (reasons.length === 0) return null;
  return (
    <p className={styles['quiet']} aria-hidden="true">
      {reasons.map((reason) => `${REASON_SIGNS[reason]} ${t(`live-view.won_by_${reason}`)}`).join(' · ')}
    </p>
  );
}

interface CellProps {
  readonly number: number;
  /** Null if the source did not report it. */
  readonly round: ViewRound | null;
  readonly teams: ViewTeams;
}

function Cell({ number, round, teams }: CellProps) {
  const { t } = useTexts();
  if (round === null)
    return (
      <li data-side={0}>
        <VisuallyHidden>{t('live-view.round_unknown', { number })}</VisuallyHidden>
        <span aria-hidden="true">?</span>
      </li>
    );
  const { side, won_by } = round;
  const team = teamOf(teams, side).name;
  const text =
    won_by === undefined
      ? t('live-view.event_round', { team, number })
      : t('live-view.event_round_by', { team, number, reason: t(`live-view.won_by_${won_by}`) });
  return (
    <li data-side={side} title={text}>
      <VisuallyHidden>{text}</VisuallyHidden>
      <span aria-hidden="true">{won_by === undefined ? '•' : REASON_SIGNS[won_by]}</span>
    </li>
  );
}

const GAUGES = ['money', 'equipment', 'alive'] as const;

function Gauges({ view, teams }: RoundsPanelProps) {
  const { t, format } = useTexts();
  const shown = GAUGES.filter((name) => view[name] !== undefined);
  if (shown.length === 0) return null;
  return (
    <table className={styles['counters']}>
      <thead>
        <tr>
          <th scope="col">{teams[0].name}</th>
          <td />
          <th scope="col">{teams[1].name}</th>
        </tr>
      </thead>
      <tbody>
        {shown.map((name) => {
          const most = Math.max(1, ...(view[name] ?? []));
          return (
            <tr key={name}>
              {SIDES.map((side) => {
                const value = valueOf(view[name], side) ?? 0;
                const cell = (
                  <td key={side}>
                    {format.number(value)}
                    <span className={rowStyles['gauge']} data-side={side} aria-hidden="true">
                      <i style={{ inlineSize: `${(100 * value) / most}%` }} />
                    </span>
                  </td>
                );
                return side === 1
                  ? [
                      cell,
                      <th key="name" scope="row">
                        {t(`live-view.${name}`)}
                      </th>,
                    ]
                  : cell;
              })}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function RoundState({ view: { bomb, round_clock_s } }: Pick<RoundsPanelProps, 'view'>) {
  const { t } = useTexts();
  if (bomb === undefined && round_clock_s === undefined) return null;
  return (
    <p className={rowStyles['summary']}>
      {bomb !== undefined && <span data-bomb={bomb}>{t(`live-view.bomb_${bomb}`)}</span>}
      {round_clock_s !== undefined && <span>{t('live-view.round_clock', { time: clockText(round_clock_s) })}</span>}
    </p>
  );
}
