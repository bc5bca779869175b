import { useState } from 'react';

import { useT } from '../../i18n/use-texts';
import type { SlipActions, SlipView } from '../../state';
import styles from './stake-field.module.css';
import { StakeInput } from './stake-input';

interface WinFieldProps {
  readonly slip: Pick<SlipView, 'kind' | 'win'> & Pick<SlipActions, 'setWin'>;
}

/** Target profit, from which the stake follows. Unused, it shows the profit of the stake. */
export function WinField({ slip: { kind, win, setWin } }: WinFieldProps) {
  const t = useT();
  const [typed, setTyped] = useState<string | null>(null);
  const label = t(kind === 'single' ? 'slip-tools.to_win_each' : 'slip-tools.to_win');
  return (
    <div className={styles['win']} onBlur={() => setTyped(null)}>
      <StakeInput
        compact
        label={label}
        placeholder=""
        value={typed ?? win ?? ''}
        onChange={(text) => {
          setTyped(text);
          setWin(text);
        }}
      >
        <span aria-hidden="true">{label}</span>
      </StakeInput>
    </div>
  );
}
