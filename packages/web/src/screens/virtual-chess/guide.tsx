import {
  buyPrice,
  type CardFace,
  FREE_SLOTS,
  MERGED_CARDS,
  type PriceList,
  sellPrice,
} from '@clutchline/domain/auto-chess';
import type { ReactNode } from 'react';

import { useT } from '../../i18n/use-texts';
import type { ChessMoney } from '../../state';
import { AppLink } from '../common/app-link';
import texts from '../common/games/game-text.module.css';
import page from '../common/page.module.css';
import { ChessCard } from './card/chess-card';
import { returnsOf } from './chess-figures';
import styles from './chess.module.css';

const ONE: CardFace = { hero: 3, rank: 2, star: 1 };
const TWO: CardFace = { ...ONE, star: 2 };
const RENT_HOURS = 24;

interface GuideProps {
  readonly list: PriceList;
  readonly money: ChessMoney;
}

/** Seven steps with drawn examples and the figures of the list (CHESS-1, V27). */
export function Guide({ list, money }: GuideProps) {
  const t = useT();
  const price = (face: CardFace): string => money.price(buyPrice(list, face.rank, face.star));
  const sale = (face: CardFace): string => money.price(sellPrice(list, face.rank, face.star));
  const cost = buyPrice(list, ONE.rank, ONE.star);
  return (
    <ol className={styles['steps']}>
      <Step title={t('chess.guide_1')}>
        <p>{t('chess.guide_1_text', { fee: money.price(list.tiers.basic.fee), ...returnsOf('basic') })}</p>
      </Step>
      <Step title={t('chess.guide_2')} faces={[ONE]}>
        <p>{t('chess.guide_2_text', { buy: price(ONE), sell: sale(ONE) })}</p>
      </Step>
      <Step title={t('chess.guide_3')} faces={[TWO]}>
        <p>
          {t('chess.guide_3_text', {
            buy: price(TWO),
            sell: sale(TWO),
            gain: money.price(sellPrice(list, TWO.rank, TWO.star) - buyPrice(list, TWO.rank, TWO.star)),
          })}
        </p>
      </Step>
      <Step title={t('chess.guide_4')} faces={[ONE, ONE, ONE, TWO]}>
        <p>{t('chess.guide_4_text', { cost: money.price(MERGED_CARDS * cost), sell: sale(TWO) })}</p>
      </Step>
      <Step title={t('chess.guide_5')}>
        <p>
          {t('chess.guide_5_text', {
            slots: FREE_SLOTS,
            hours: RENT_HOURS,
            price: money.price(list.rent.find(({ hours }) => hours === RENT_HOURS)?.price ?? 0),
          })}
        </p>
      </Step>
      <Step title={t('chess.guide_6')}>
        <p>{t('chess.guide_6_text')}</p>
      </Step>
      <Step title={t('chess.guide_7')}>
        <p>{t('chess.guide_7_text')}</p>
        <AppLink screen="/virtual/chess/fairness" className={page['link']}>
          {t('chess.fairness')}
        </AppLink>
      </Step>
    </ol>
  );
}

interface StepProps {
  readonly title: string;
  readonly faces?: readonly CardFace[];
  readonly children: ReactNode;
}

function Step({ title, faces = [], children }: StepProps) {
  return (
    <li className={texts['card']}>
      <h2>{title}</h2>
      {faces.length > 0 && (
        <div className={styles['examples']}>
          {faces.map((face, index) => (
            <ChessCard key={index} face={face} />
          ))}
        </div>
      )}
      {children}
    </li>
  );
}
