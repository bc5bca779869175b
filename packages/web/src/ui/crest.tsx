import { crestArt, type CrestArt } from './crest-art';
import styles from './crest.module.css';

const SHIELD = 'M12 1.2 21.5 4v8c0 5.2-3.9 9-9.5 10.8C6.4 21 2.5 17.2 2.5 12V4z';

const CUT_PATHS: Record<CrestArt['cut'], string> = {
  pale: 'M12 0h12v24H12z',
  bend: 'M24 0v24H4z',
  fess: 'M0 15h24v9H0z',
  chevron: 'M0 24V17l12-5 12 5v7z',
};

interface CrestProps {
  readonly id: number;
  readonly rival?: number | undefined;
  readonly letters: string;
  /** CSS px. */
  readonly size?: number;
}

/** Decorative; the name is beside it. */
export function Crest({ id, rival, letters, size = 24 }: CrestProps) {
  const { colours, cut } = crestArt(id, rival);
  const clip = `clutchline-shield-${cut}`;
  return (
    <svg
      className={styles['crest']}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      <clipPath id={clip}>
        <path d={CUT_PATHS[cut]} />
      </clipPath>
      <path d={SHIELD} fill={colours.near} />
      <path d={SHIELD} fill={colours.far} clipPath={`url(#${clip})`} />
      <path className={styles['rim']} d={SHIELD} fill="none" />
      <text className={styles['letters']} data-length={Array.from(letters).length} x="12" y="14.6" textAnchor="middle">
        {letters}
      </text>
    </svg>
  );
}
