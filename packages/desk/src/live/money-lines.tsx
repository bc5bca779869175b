import { useMoney } from './use-money';
import styles from './money-lines.module.css';

interface MoneyLinesProps {
  readonly lines: readonly { readonly currency_id: number; readonly amount: string }[];
  /** A loss of the house is marked, not by the colour alone: its sign is before it. */
  readonly isResult?: boolean;
}

/** One line for each currency. */
export function MoneyLines({ lines, isResult = false }: MoneyLinesProps) {
  const { money } = useMoney();
  return lines.map(({ currency_id, amount }) => (
    <div key={currency_id} className={styles['line']} data-loss={isResult && amount.startsWith('-')}>
      {money(currency_id, amount)}
    </div>
  ));
}
