import {
  beadPlate,
  bigRoad,
  type ChartCell,
  expectedCount,
  killModel,
  pickChance,
  pickText,
  roundNumber,
  roundPlays,
  type RoundPick,
} from '@clutchline/domain/virtual-round';
import type { Translator } from '@clutchline/i18n';
import { memo, useState } from 'react';

import { useTexts } from '../../i18n/use-texts';
import { useRoundChart } from '../../state';
import { Button } from '../../ui/button';
import { Skeleton } from '../../ui/skeleton';
import { Tabs } from '../../ui/tabs';
import { LoadFailed } from '../common/load-failed';
import styles from './run-chart.module.css';

const MARKETS = ['map_winner', 'total_kills', 'odd_even_kills', 'first_blood', 'duration'] as const;
type Market = (typeof MARKETS)[number];

interface Result {
  readonly round: number;
  readonly result: string;
  readonly win_chance: number;
}

interface RoadsProps {
  readonly market: Market;
  readonly results: readonly Result[];
}

/** History of one market as bead plate, big road and table, beside what chance alone would bring (ROUND-8). */
export function RunChart({ latest }: { readonly latest: number }) {
  const { t } = useTexts();
  const [market, setMarket] = useState<Market>('map_winner');
  const chart = useRoundChart(market, latest);
  return (
    <section className={styles['chart']} aria-label={t('speed.run_chart')}>
      <h2 className={styles['heading']}>{t('speed.run_chart')}</h2>
      <Tabs
        label={t('speed.run_chart')}
        items={MARKETS.map((id) => ({ id, text: t(`market.name_${id}`) }))}
        selected={market}
        onSelect={setMarket}
      />
      <p className={styles['notice']}>{t('speed.past')}</p>
      {chart.status === 'loading' && <Skeleton width="100%" height="12rem" />}
      {chart.status === 'failed' && <LoadFailed reload={chart.reload} />}
      {chart.status === 'ready' && <Roads market={market} results={chart.data} />}
    </section>
  );
}

/** Of `total_kills` the line 26.5. */
const CHART_LINE = 26_500;

const Roads = memo(function Roads({ market, results }: RoadsProps) {
  const { t } = useTexts();
  const [isTable, setIsTable] = useState(false);
  if (results.length === 0) return <p className={styles['quiet']}>{t('speed.no_results')}</p>;
  const drawn = fromWholeColumn(results);
  return (
    <>
      <ul className={styles['expected']}>
        {expectedTexts(t, market, results).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <Button look="quiet" onPress={() => setIsTable(!isTable)}>
        {t(isTable ? 'live-view.show_chart' : 'live-view.show_table')}
      </Button>
      {isTable ? (
        <ResultTable results={results} />
      ) : (
        <div className={styles['roads']}>
          <Road name={t('speed.bead_plate')} cells={beadPlate(drawn)} />
          <Road name={t('speed.big_road')} cells={bigRoad(drawn, ({ result }) => result)} />
        </div>
      )}
    </>
  );
});

/** Results of a full bead plate. The plate drops whole columns; dropping one result at a time would move every cell in every round. */
const fromWholeColumn = (results: readonly Result[]): readonly Result[] =>
  results.length < FULL_PLATE ? results : results.slice(results.findIndex(({ round }) => round % ROWS === 0));

/** "Blue side: 61 of 120, expected 49–71". */
function expectedTexts(t: Translator, market: Market, results: readonly Result[]): readonly string[] {
  const model = killModel();
  const playOf = (winChance: number) =>
    roundPlays(winChance).find(
      (play) => play.market === market && (play.line === CHART_LINE || market !== 'total_kills'),
    );
  const picks = playOf(results[0]?.win_chance ?? 0)?.picks ?? [];
  return picks.map((pick: RoundPick) => {
    const text = pickText(pick);
    const range = expectedCount(
      results.flatMap(({ win_chance }) => {
        const play = playOf(win_chance);
        return play === undefined ? [] : [pickChance(play, pick, win_chance, model)];
      }),
    );
    const count = results.filter(({ result }) => result === text).length;
    const { rounds, from, to } = range;
    return t('speed.expected', { name: resultName(t, text), count, rounds, from, to });
  });
}

type Known = 'side_1' | 'side_2' | 'over' | 'under' | 'odd' | 'even';
const KNOWN: readonly string[] = ['side_1', 'side_2', 'over', 'under', 'odd', 'even'];
const isKnown = (name: string): name is Known => KNOWN.includes(name);

function resultName(t: Translator, result: string): string {
  const name = result.replace('-', '_');
  return isKnown(name) ? t(`speed.result_${name}`) : result;
}

const FIRST_KIND = new Set(['side-1', 'over', 'odd']);
const CELL = 16;
const ROWS = 6;
const FULL_PLATE = 20 * ROWS;

/** Colour, shape and letter have the same meaning. */
function Road({ name, cells }: { readonly name: string; readonly cells: readonly ChartCell<Result>[] }) {
  const { t } = useTexts();
  const columns = Math.max(...cells.map(({ column }) => column), 0) + 1;
  return (
    <figure className={styles['road']}>
      <figcaption className={styles['quiet']}>{name}</figcaption>
      <div className={styles['scroll']} tabIndex={0} role="group" aria-label={name}>
        <svg width={columns * CELL} height={ROWS * CELL} aria-hidden="true" focusable="false">
          {cells.map(({ row, column, result: { round, result } }) => {
            const isFirst = FIRST_KIND.has(result);
            return (
              <g
                key={round}
                className={styles['cell']}
                data-kind={isFirst ? 1 : 2}
                transform={`translate(${column * CELL + 1} ${row * CELL + 1})`}
              >
                <rect width={CELL - 2} height={CELL - 2} rx={isFirst ? CELL / 2 : 2} />
                <text x={(CELL - 2) / 2} y={CELL - 5} textAnchor="middle">
                  {Array.from(resultName(t, result))[0]}
                </text>
              </g>
            );
          })}
        </svg>
      </div>
    </figure>
  );
}

function ResultTable({ results }: { readonly results: readonly Result[] }) {
  const { t } = useTexts();
  return (
    <div className={styles['table']} tabIndex={0} role="group" aria-label={t('speed.run_chart')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('speed.round_name')}</th>
            <th scope="col">{t('speed.result')}</th>
          </tr>
        </thead>
        <tbody>
          {results.toReversed().map(({ round, result }) => (
            <tr key={round}>
              <th scope="row">{roundNumber(round)}</th>
              <td>{resultName(t, result)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
