import { memo } from 'react';

import type { CrestPartsProps } from './crest-parts';
import styles from './crest.module.css';
import { lazyArt } from './lazy-art';

/** The first list is drawn before it. */
const CrestParts = lazyArt(async () => (await import('./crest-parts')).CrestParts);

interface CrestProps extends CrestPartsProps {
  /** Side in CSS pixels. */
  readonly size?: number;
}

/** Crest of a team, or emblem of an event with its initials. Decorative; the name is in the text beside it. */
export const Crest = memo(function Crest({ size = 24, ...parts }: CrestProps) {
  return (
    <svg
      className={styles['crest']}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      <CrestParts {...parts} />
    </svg>
  );
});
