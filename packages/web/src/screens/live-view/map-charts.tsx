import type { MobaView } from '@clutchline/contract';
import { clockOfView } from '@clutchline/domain';
import { useState } from 'react';

import { useTexts } from '../../i18n/use-texts';
import { Button } from '../../ui/button';
import { clockText } from '../common/match-parts';
import {
  CHART_HEIGHT,
  CHART_WIDTH,
  chartPoints,
  type ChartPoint,
  chartScale,
  type ChartScale,
  killShape,
  leadShape,
} from './chart-shapes';
import { ChartTable, LeadText } from './chart-table';
import styles from './live-view.module.css';
import charts from './map-charts.module.css';
import type { ViewTeams } from './view-team';

interface MapChartsProps {
  readonly view: MobaView;
  readonly teams: ViewTeams;
}

/** Gold lead with objectives and steps of the kills; the same numbers as a table (STATS-10, VIEW-5). */
export function MapCharts({ view, teams }: MapChartsProps) {
  const { t } = useTexts();
  const [isTable, setIsTable] = useState(false);
  const points = chartPoints(view);
  if (points.length === 0) return null;
  const scale = chartScale(points, clockOfView(view));
  const lead = points.at(-1)?.lead ?? null;
  return (
    <section className={styles['part']}>
      <div className={styles['heading']}>
        <h3>
          {t(lead === null ? 'live-view.kills' : 'live-view.gold_lead')}
          {lead !== null && (
            <>
              : <LeadText lead={lead} teams={teams} />
            </>
          )}
        </h3>
        <Button look="quiet" onPress={() => setIsTable(!isTable)}>
          {t(isTable ? 'live-view.show_chart' : 'live-view.show_table')}
        </Button>
      </div>
      {!isTable && (
        <div className={charts['charts']} aria-hidden="true">
          <LeadChart view={view} teams={teams} points={points} scale={scale} />
          <KillChart view={view} scale={scale} />
          <TimeAxis seconds={scale.seconds} />
        </div>
      )}
      <ChartTable points={points} view={view} teams={teams} isHidden={!isTable} />
    </section>
  );
}

interface ChartProps extends MapChartsProps {
  readonly points: readonly ChartPoint[];
  readonly scale: ChartScale;
}

const MIDDLE = CHART_HEIGHT / 2;
const MARK = 7;

function LeadChart({ view, teams, points, scale }: ChartProps) {
  const { format } = useTexts();
  const shape = leadShape(points, scale);
  if (shape === null) return null;
  const marks = (view.objectives ?? []).flatMap(({ side, at_s }) => (at_s === undefined ? [] : [{ side, at_s }]));
  const limit = format.number(shape.limit);
  return (
    <div className={charts['lead']}>
      <span className={charts['above']}>
        {teams[0].name} +{limit}
      </span>
      <span className={charts['below']}>
        {teams[1].name} +{limit}
      </span>
      <svg viewBox={`0 0 ${CHART_WIDTH} ${CHART_HEIGHT}`} preserveAspectRatio="none" focusable="false">
        <svg width={CHART_WIDTH} height={MIDDLE} viewBox={`0 0 ${CHART_WIDTH} ${MIDDLE}`} className={charts['half']}>
          <path className={charts['area']} data-side={1} d={shape.area} />
        </svg>
        <svg
          y={MIDDLE}
          width={CHART_WIDTH}
          height={MIDDLE}
          viewBox={`0 ${MIDDLE} ${CHART_WIDTH} ${MIDDLE}`}
          className={charts['half']}
        >
          <path className={charts['area']} data-side={2} d={shape.area} />
        </svg>
        <path className={charts['zero']} d={`M0 ${MIDDLE} H${CHART_WIDTH}`} />
        <path className={charts['line']} d={shape.line} />
      </svg>
      <div className={charts['marks']}>
        {marks.map(({ side, at_s }, index) => (
          <i
            key={index}
            data-side={side}
            style={{ insetInlineStart: `${(100 * scale.x(at_s)) / CHART_WIDTH}%`, inlineSize: MARK, blockSize: MARK }}
          />
        ))}
      </div>
    </div>
  );
}

const KILLS_HEIGHT = 70;

function KillChart({ view, scale }: Pick<ChartProps, 'view' | 'scale'>) {
  const { t, format } = useTexts();
  const shape = killShape(view, scale, KILLS_HEIGHT);
  if (shape === null) return null;
  return (
    <div className={charts['kills']}>
      <span className={charts['above']}>
        {t('live-view.kills')} {format.number(shape.limit)}
      </span>
      <svg viewBox={`0 0 ${CHART_WIDTH} ${KILLS_HEIGHT}`} preserveAspectRatio="none" focusable="false">
        <path className={charts['steps']} data-side={1} d={shape.lines[0]} />
        <path className={charts['steps']} data-side={2} d={shape.lines[1]} />
      </svg>
    </div>
  );
}

const PARTS = 4;

function TimeAxis({ seconds }: { readonly seconds: number }) {
  return (
    <div className={charts['axis']}>
      {Array.from({ length: PARTS + 1 }, (_, part) => (
        <span key={part}>{clockText(Math.round((seconds * part) / PARTS))}</span>
      ))}
    </div>
  );
}
