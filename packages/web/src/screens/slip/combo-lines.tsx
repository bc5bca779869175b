import { pickTitle } from '@clutchline/i18n';
import { useState } from 'react';

import { useOddText } from '../../i18n/use-odd-text';
import { useT } from '../../i18n/use-texts';
import { useComboLines, useMoney, type ShownLine, type SlipView } from '../../state';
import { NearBox } from '../common/near-box';
import styles from './combo-details.module.css';
import { lineBlocks, type LineBlock } from './line-blocks';

interface ComboLinesProps {
  readonly slip: SlipView;
  readonly count: number;
}

/** Only combinations near the viewport are computed and in the document: there can be thousands (SLIP-7). */
export function ComboLines({ slip, count }: ComboLinesProps) {
  const [heights] = useState(() => new Map<string, number>());
  return (
    <div role="list" className={styles['lines']}>
      <LineBlockBox block={{ from: 0, count }} slip={slip} count={count} heights={heights} />
    </div>
  );
}

interface LineBlockBoxProps extends ComboLinesProps {
  readonly block: LineBlock;
  readonly heights: Map<string, number>;
}

/** The first combinations are rendered before positions are known. */
function LineBlockBox({ block, slip, count, heights }: LineBlockBoxProps) {
  const parts = lineBlocks(block);
  return (
    <NearBox
      name={`${block.from}+${block.count}`}
      heights={heights}
      guess={`calc(${block.count} * var(--line-height))`}
      isDrawn={(near) => near ?? block.from === 0}
      className={styles['block']}
    >
      {parts.length > 0 ? (
        parts.map((part) => <LineBlockBox key={part.from} block={part} slip={slip} count={count} heights={heights} />)
      ) : (
        <Lines block={block} slip={slip} count={count} />
      )}
    </NearBox>
  );
}

function Lines({ block, slip, count }: Omit<LineBlockBoxProps, 'heights'>) {
  const lines = useComboLines(slip, block);
  return lines.map((line, index) => <Line key={line.id} line={line} place={block.from + index + 1} count={count} />);
}

interface LineProps {
  readonly line: ShownLine;
  /** From 1. */
  readonly place: number;
  readonly count: number;
}

function Line({ line, place, count }: LineProps) {
  const t = useT();
  const money = useMoney();
  const oddText = useOddText();
  return (
    <div role="listitem" className={styles['line']} aria-posinset={place} aria-setsize={count}>
      <span>
        <span className={styles['place']} aria-hidden="true">
          {place}
        </span>
        {line.items.map((item) => pickTitle(t, item)).join(' · ')}
      </span>
      <span className={styles['figures']}>
        <span>{oddText(line.odds)}</span>
        {line.possibleReturn !== null && <span>{t('slip.to_return', { amount: money(line.possibleReturn) })}</span>}
      </span>
    </div>
  );
}
