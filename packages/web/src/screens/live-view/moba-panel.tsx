import type { MobaView } from '@clutchline/contract';

import { useTexts } from '../../i18n/use-texts';
import { objectiveText } from './event-text';
import styles from './live-view.module.css';
import { MapCharts } from './map-charts';
import { SIDES, teamOf, type ViewTeams } from './view-team';

interface MobaPanelProps {
  readonly view: MobaView;
  readonly teams: ViewTeams;
}

/** Counters, charts, objectives and draft of a map; what the source does not state has no place (VIEW-2). */
export function MobaPanel({ view, teams }: MobaPanelProps) {
  return (
    <>
      <Counters view={view} teams={teams} />
      <MapCharts view={view} teams={teams} />
      <Taken view={view} teams={teams} />
      <Draft view={view} teams={teams} />
    </>
  );
}

function Counters({ view, teams }: MobaPanelProps) {
  const { t, format } = useTexts();
  const { kills, gold, towers, inhibitors } = view;
  const rows = [
    ['kills', kills],
    ['gold', gold],
    ['towers', towers],
    ['inhibitors', inhibitors],
  ] as const;
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
        {rows.map(([name, pair]) =>
          pair === undefined ? null : (
            <tr key={name}>
              <td data-leads={(pair[0] ?? 0) > (pair[1] ?? 0)}>{format.number(pair[0] ?? 0)}</td>
              <th scope="row">{t(`live-view.${name}`)}</th>
              <td data-leads={(pair[1] ?? 0) > (pair[0] ?? 0)}>{format.number(pair[1] ?? 0)}</td>
            </tr>
          ),
        )}
      </tbody>
    </table>
  );
}

/** Number of each kind, by side. */
function Taken({ view: { objectives = [] }, teams }: MobaPanelProps) {
  const { t } = useTexts();
  if (objectives.length === 0) return null;
  return (
    <section className={styles['part']}>
      <h3>{t('live-view.objectives')}</h3>
      <dl className={styles['sides']}>
        {SIDES.map((side) => {
          const names = objectives.filter((one) => one.side === side).map((one) => objectiveText(t, one));
          const counts = [...new Set(names)].map((name) => {
            const count = names.filter((one) => one === name).length;
            return count > 1 ? `${name} ×${count}` : name;
          });
          return (
            <div key={side}>
              <dt>{teamOf(teams, side).name}</dt>
              <dd>{counts.length === 0 ? '0' : counts.join(' · ')}</dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

function Draft({ view: { draft }, teams }: MobaPanelProps) {
  const { t } = useTexts();
  if (draft === undefined) return null;
  return (
    <section className={styles['part']}>
      <h3>{t('live-view.draft')}</h3>
      <dl className={styles['sides']}>
        {SIDES.map((side) => (
          <div key={side}>
            <dt>{teamOf(teams, side).name}</dt>
            <Heroes title={t('live-view.picks')} names={listOf(draft.picks, side)} />
            <Heroes title={t('live-view.bans')} names={listOf(draft.bans, side)} />
          </div>
        ))}
      </dl>
    </section>
  );
}

const listOf = (lists: readonly (readonly string[])[] | undefined, side: 1 | 2): readonly string[] =>
  lists?.[side - 1] ?? [];

function Heroes({ title, names }: { readonly title: string; readonly names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <dd>
      <span className={styles['quiet']}>{title}</span> {names.join(', ')}
    </dd>
  );
}
