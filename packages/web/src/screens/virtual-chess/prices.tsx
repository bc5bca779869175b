import { chanceOfStar, MARKET_PLACES, type PriceList, STARS, TIERS } from '@clutchline/domain/auto-chess';
import { percentText } from '@clutchline/domain/chance';
import { type ReactNode, useState } from 'react';

import { useTexts } from '../../i18n/use-texts';
import type { ChessMoney, ChessPrices } from '../../state';
import { SelectField } from '../../ui/select-field';
import texts from '../common/games/game-text.module.css';
import { HashValue } from '../common/games/hash-value';
import { perCent } from './chess-figures';
import { TIER_NAMES } from './chess-parts';
import { ReturnsTable } from './returns-table';

interface PricesProps {
  readonly prices: ChessPrices;
  readonly moneys: readonly ChessMoney[];
}

/** Price list, odds, rents and returns; every figure comes from the tables (CHESS-5, V27). */
export function Prices({ prices, moneys }: PricesProps) {
  const { t, format } = useTexts();
  const [chosen, setChosen] = useState<number | null>(null);
  const money = moneys.find(({ currencyId }) => currencyId === chosen) ?? moneys[0];
  const { list, hash, publishedAt } = prices;
  if (money === undefined) return null;
  return (
    <div className={texts['texts']}>
      <section className={texts['card']}>
        <p>
          {t('chess.version', { version: list.version })}
          {publishedAt !== null && ` · ${format.longDateTime(publishedAt)}`}
        </p>
        <HashValue label={t('chess.list_hash')} value={hash} text={t('chess.list_hash_text')} />
        <SelectField
          label={t('chess.currency')}
          value={money.currencyId}
          options={moneys.map(({ currencyId, code }) => ({ value: currencyId, text: code }))}
          onChange={setChosen}
        />
      </section>
      <CardPrices list={list} money={money} />
      <Fees list={list} money={money} />
      <Table title={t('chess.rents')}>
        <tbody>
          {list.rent.map(({ hours, price }) => (
            <tr key={hours}>
              <th scope="row">{t('chess.hours', { count: hours })}</th>
              <td>{money.price(price)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <ReturnsTable />
    </div>
  );
}

function Table({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={texts['card']}>
      <h2>{title}</h2>
      <div className={texts['table']} tabIndex={0} role="group" aria-label={title}>
        <table>{children}</table>
      </div>
    </section>
  );
}

interface ListedProps {
  readonly list: PriceList;
  readonly money: ChessMoney;
}

function CardPrices({ list, money }: ListedProps) {
  const { t } = useTexts();
  return (
    <Table title={`${t('chess.card_prices')} (${money.code})`}>
      <thead>
        <tr>
          <th scope="col">{t('chess.card_rank')}</th>
          {STARS.map((star) => (
            <th key={star} scope="col">
              {t('chess.buy_star', { count: star })}
            </th>
          ))}
          {STARS.map((star) => (
            <th key={star} scope="col">
              {t('chess.sell_star', { count: star })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {list.ranks.map(({ buy, sell }, index) => (
          <tr key={index}>
            <th scope="row">{index + 1}</th>
            {[...buy, ...sell].map((price, column) => (
              <td key={column}>{money.amount(price)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Fees({ list, money }: ListedProps) {
  const { t } = useTexts();
  return (
    <Table title={t('chess.refreshes')}>
      <thead>
        <tr>
          <th scope="col">{t('chess.kind_refresh')}</th>
          <th scope="col">{t('chess.fee')}</th>
          <th scope="col">{t('chess.ranks')}</th>
          <th scope="col">{t('chess.stars')}</th>
          <th scope="col">{t('chess.find_chance', { count: MARKET_PLACES })}</th>
        </tr>
      </thead>
      <tbody>
        {TIERS.map((tier) => (
          <tr key={tier}>
            <th scope="row">{t(TIER_NAMES[tier])}</th>
            <td>{money.price(list.tiers[tier].fee)}</td>
            <td>{list.tiers[tier].ranks.map(perCent).join(' / ')} %</td>
            <td>{list.tiers[tier].stars.map(perCent).join(' / ')} %</td>
            <td>{percentText(chanceOfStar(list, tier, [2, 3]), 1)} %</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
