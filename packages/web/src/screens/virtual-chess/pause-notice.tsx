import type { ChessStateInfo } from '@clutchline/contract';

import { useT } from '../../i18n/use-texts';
import styles from './chess.module.css';

const REASONS = {
  off: 'chess.paused_off',
  excluded: 'chess.paused_excluded',
  region: 'chess.paused_region',
} as const satisfies Readonly<Record<NonNullable<ChessStateInfo['paused']>, string>>;

/** Why only sales are possible (CHESS-7). */
export function PauseNotice({ state: { paused } }: { readonly state: Pick<ChessStateInfo, 'paused'> }) {
  const t = useT();
  return paused === null ? null : (
    <p role="note" className={styles['notice']}>
      {t(REASONS[paused])}
    </p>
  );
}
