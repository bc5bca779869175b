import type { MobaView } from '@clutchline/contract';
import { memo } from 'react';

import { useTexts } from '../../i18n/use-texts';
import { clockText } from '../common/match-parts';
import type { ChartPoint } from './chart-shapes';
import { objectiveText } from './event-text';
import styles from './map-charts.module.css';
import { teamOf, type ViewTeams } from './view-team';

interface ChartTableProps {
  readonly points: readonly ChartPoint[];
  readonly view: Pick<MobaView, 'objectives'>;
  readonly teams: ViewTeams;
  /** Only for screen readers. */
  readonly isHidden: boolean;
}

/** What the charts show, newest first. */
export function ChartTable({ points, view, teams, isHidden }: ChartTableProps) {
  const { t } = useTexts();
  const hasLead = points.some(({ lead }) => lead !== null);
  const hasKills = points.some(({ kills }) => kills !== null);
  return (
    <div className={isHidden ? styles['unseen'] : styles['table']}>
      <table>
        <caption>{t(hasLead ? 'live-view.gold_lead' : 'live-view.kills')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('live-view.clock')}</th>
            {hasLead && <th scope="col">{t('live-view.gold_lead')}</th>}
            {hasKills &&
              teams.map(({ id, name }) => (
                <th key={id} scope="col">
                  {t('live-view.kills_of', { team: name })}
                </th>
              ))}
          </tr>
        </thead>
        <tbody>
          {points.toReversed().map((point) => (
            <Row key={point.at_s} point={point} teams={teams} hasLead={hasLead} hasKills={hasKills} />
          ))}
        </tbody>
      </table>
      <Objectives objectives={view.objectives} teams={teams} />
    </div>
  );
}

interface RowProps {
  readonly point: ChartPoint;
  readonly teams: ViewTeams;
  readonly hasLead: boolean;
  readonly hasKills: boolean;
}

/** Its point is another object with each event of the match. */
const Row = memo(function Row({ point: { at_s, lead, kills }, teams, hasLead, hasKills }: RowProps) {
  return (
    <tr>
      <th scope="row">{clockText(at_s)}</th>
      {hasLead && <td>{lead !== null && <LeadText lead={lead} teams={teams} />}</td>}
      {hasKills && <td>{kills?.[0]}</td>}
      {hasKills && <td>{kills?.[1]}</td>}
    </tr>
  );
}, isSameRow);

function isSameRow(before: RowProps, after: RowProps): boolean {
  const [{ point: one }, { point: other }] = [before, after];
  return (
    before.teams === after.teams &&
    before.hasLead === after.hasLead &&
    before.hasKills === after.hasKills &&
    one.at_s === other.at_s &&
    one.lead === other.lead &&
    one.kills?.[0] === other.kills?.[0] &&
    one.kills?.[1] === other.kills?.[1]
  );
}

interface LeadTextProps {
  readonly lead: number;
  readonly teams: ViewTeams;
}

/** "North Pier +1,250". */
export function LeadText({ lead, teams }: LeadTextProps) {
  const { t, format } = useTexts();
  if (lead === 0) return t('live-view.gold_even');
  return `${teamOf(teams, lead > 0 ? 1 : 2).name} +${format.number(Math.abs(lead))}`;
}

function Objectives({ objectives = [], teams }: Pick<MobaView, 'objectives'> & { readonly teams: ViewTeams }) {
  const { t } = useTexts();
  if (objectives.length === 0) return null;
  return (
    <table>
      <caption>{t('live-view.objectives')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('live-view.clock')}</th>
          <th scope="col">{t('live-view.objective')}</th>
          <th scope="col">{t('live-view.team')}</th>
        </tr>
      </thead>
      <tbody>
        {objectives.map((objective, index) => (
          <tr key={index}>
            <th scope="row">{objective.at_s === undefined ? '' : clockText(objective.at_s)}</th>
            <td>{objectiveText(t, objective)}</td>
            <td>{teamOf(teams, objective.side).name}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
