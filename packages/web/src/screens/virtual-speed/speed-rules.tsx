import { compareFractions, decimalText, fraction, percentText } from '@clutchline/domain/chance';
import {
  PHASE_STARTS_MS,
  type PublishedPrice,
  publishedPrices,
  ROUND_MARKETS,
  ROUND_MS,
  ROUND_PHASES,
  ROUND_TABLES,
  type RoundMarket,
  ROUNDS_OF_DAY,
} from '@clutchline/domain/virtual-round';
import { useState } from 'react';

import { useTexts } from '../../i18n/use-texts';
import styles from '../common/games/game-text.module.css';

const SECOND_MS = 1_000;
const PER_MILLE = 1_000;

/** Phases, markets, tables and returns; every figure comes from the published tables (V27). */
export function SpeedRules() {
  return (
    <div className={styles['texts']}>
      <Phases />
      <Markets />
      <Bands />
      <Cases />
    </div>
  );
}

function Phases() {
  const { t } = useTexts();
  return (
    <section className={styles['card']}>
      <h2>{t('speed.rules_phases')}</h2>
      <p>{t('speed.rules_rounds', { rounds: ROUNDS_OF_DAY, seconds: ROUND_MS / SECOND_MS })}</p>
      <div className={styles['table']}>
        <table>
          <tbody>
            {ROUND_PHASES.map((phase, index) => {
              const next = ROUND_PHASES[index + 1];
              const until = next === undefined ? ROUND_MS : PHASE_STARTS_MS[next];
              return (
                <tr key={phase}>
                  <th scope="row">{t(`speed.phase_${phase}`)}</th>
                  <td>{t('speed.from_to', { from: PHASE_STARTS_MS[phase] / SECOND_MS, to: until / SECOND_MS })}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <p>{t('speed.rules_lock', { second: PHASE_STARTS_MS.preparing / SECOND_MS })}</p>
    </section>
  );
}

function Markets() {
  const { t } = useTexts();
  const [prices] = useState(() => publishedPrices());
  return (
    <section className={styles['card']}>
      <h2>{t('speed.rules_markets')}</h2>
      <p>{t('speed.rules_returns')}</p>
      <div className={styles['table']} tabIndex={0} role="group" aria-label={t('speed.rules_markets')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('speed.market')}</th>
              <th scope="col">{t('speed.prices')}</th>
              <th scope="col">{t('speed.rtp')}</th>
            </tr>
          </thead>
          <tbody>
            {ROUND_MARKETS.map((market) => (
              <MarketRow key={market} market={market} prices={prices.filter(({ play }) => play.market === market)} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

interface MarketRowProps {
  readonly market: RoundMarket;
  readonly prices: readonly PublishedPrice[];
}

function MarketRow({ market, prices }: MarketRowProps) {
  const { t } = useTexts();
  const odds = prices.map(({ price }) => price);
  const returns = prices.map(({ returned }) => returned).sort(compareFractions);
  const zero = fraction(0);
  return (
    <tr>
      <th scope="row">{t(`market.name_${market}`)}</th>
      <td>
        {priceText(Math.min(...odds))}–{priceText(Math.max(...odds))}
      </td>
      <td>
        {percentText(returns[0] ?? zero, 3)}–{percentText(returns.at(-1) ?? zero, 3)}
        {'\u00a0%'}
      </td>
    </tr>
  );
}

const priceText = (thousandths: number): string => decimalText(fraction(thousandths, PER_MILLE), 3);

function Bands() {
  const { t } = useTexts();
  const { bands, first, clubs, winChance } = ROUND_TABLES;
  const highest = winChance.lowest + winChance.step * (winChance.count - 1);
  return (
    <section className={styles['card']}>
      <h2>{t('speed.rules_model')}</h2>
      <p>{t('speed.rules_clubs', { clubs, from: winChance.lowest, to: highest })}</p>
      <div className={styles['table']}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('market.name_duration_band')}</th>
              <th scope="col">%</th>
            </tr>
          </thead>
          <tbody>
            {bands.map(({ from, to, weight }) => (
              <tr key={from}>
                <th scope="row">{t('market.pick_band', { from, to })}</th>
                <td>{decimalText(fraction(weight, 10), 1)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p>
        {t('speed.rules_first', {
          blood: first.blood / 10,
          dragon: first.dragon / 10,
          tower: first.tower / 10,
        })}
      </p>
    </section>
  );
}

const CASES = ['speed.rule_singles', 'speed.rule_outage', 'speed.rule_void', 'speed.past'] as const;

function Cases() {
  const { t } = useTexts();
  return (
    <section className={styles['card']}>
      <h2>{t('speed.rules_cases')}</h2>
      <ul>
        {CASES.map((key) => (
          <li key={key}>{t(key)}</li>
        ))}
        <li>{t('speed.rule_sides', { line: ROUND_TABLES.durationLine / PER_MILLE })}</li>
      </ul>
    </section>
  );
}
