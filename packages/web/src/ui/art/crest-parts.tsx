import { crestArt, initialsOf } from './crest-art';
import styles from './crest.module.css';

export const SHIELD = 'M12 1.2 21.5 4v8c0 5.2-3.9 9-9.5 10.8C6.4 21 2.5 17.2 2.5 12V4z';
const HEXAGON = 'M12 1.2 21.5 6.6v10.8L12 22.8 2.5 17.4V6.6z';

export interface CrestPartsProps {
  readonly id: number;
  /** Whose crest it must not resemble. */
  readonly rival?: number | undefined;
  /** Of an event, in English: its emblem is a hexagon with initials. */
  readonly eventName?: string;
}

/** Content of the picture of a crest or emblem (ART-1, ART-3). */
export function CrestParts({ id, rival, eventName }: CrestPartsProps) {
  const { field, trim, edge, symbol, shift } = crestArt(id, rival);
  if (eventName !== undefined) return <Emblem field={field} trim={trim} letters={initialsOf(eventName)} />;
  return (
    <>
      <path d={SHIELD} fill={field} />
      <path d={edge} fill={trim} fillRule="evenodd" />
      <path d={symbol} transform={`translate(-1.8 ${shift - 1.8}) scale(1.15)`} fill={trim} fillRule="evenodd" />
      <path className={styles['rim']} d={SHIELD} fill="none" />
    </>
  );
}

interface EmblemProps {
  readonly field: string;
  readonly trim: string;
  readonly letters: string;
}

function Emblem({ field, trim, letters }: EmblemProps) {
  return (
    <>
      <path className={styles['rim']} d={HEXAGON} fill={field} />
      <text className={styles['letters']} data-length={Array.from(letters).length} x="12" y="15.2" fill={trim}>
        {letters}
      </text>
    </>
  );
}
