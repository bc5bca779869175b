import type { TicketOutcome } from './ticket-outcome';
import styles from './ticket.module.css';

interface FigureProps {
  readonly name: string;
  readonly value: string;
  readonly tone?: TicketOutcome;
}

export function Figure({ name, value, tone = 'open' }: FigureProps) {
  return (
    <div className={styles['figure']} data-tone={tone}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
