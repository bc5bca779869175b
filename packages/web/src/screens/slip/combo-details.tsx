import { useState } from 'react';

import { useOddText } from '../../i18n/use-odd-text';
import { useT } from '../../i18n/use-texts';
import { type ShownCombination, type SlipView, type SystemView, useCombinations, useMoney } from '../../state';
import { Sheet } from '../../ui/sheet';
import { NearBox } from '../common/near-box';
import { usePickTitle } from '../common/use-titles';
import styles from './combo-details.module.css';

interface ComboDetailsProps {
  readonly slip: SlipView;
  readonly system: SystemView;
  readonly onClose: () => void;
}

/** SLIP-7. */
export function ComboDetails({ slip, system, onClose }: ComboDetailsProps) {
  const t = useT();
  return (
    <Sheet title={t('system.details')} closeLabel={t('common.close')} onClose={onClose}>
      <p className={styles['note']}>{t('system.note')}</p>
      <Combinations key={system.sizes.join()} slip={slip} count={system.combinationCount} />
    </Sheet>
  );
}

interface CombinationsProps {
  readonly slip: SlipView;
  readonly count: number;
}

/** There can be thousands: computes those near the viewport (SLIP-7). */
export function Combinations({ slip, count }: CombinationsProps) {
  const [heights] = useState(() => new Map<string, number>());
  return (
    <div role="list" className={styles['lines']}>
      <CombinationBlockBox block={{ from: 0, count }} slip={slip} count={count} heights={heights} />
    </div>
  );
}

interface CombinationBlockBoxProps extends CombinationsProps {
  readonly block: CombinationBlock;
  readonly heights: Map<string, number>;
}

function CombinationBlockBox({ block, slip, count, heights }: CombinationBlockBoxProps) {
  const parts = combinationBlocks(block);
  return (
    <NearBox
      name={`${block.from}+${block.count}`}
      heights={heights}
      guess={`calc(${block.count} * var(--line-height))`}
      isDrawn={(near) => near ?? block.from === 0}
      className={styles['block']}
    >
      {parts.length > 0 ? (
        parts.map((part) => (
          <CombinationBlockBox key={part.from} block={part} slip={slip} count={count} heights={heights} />
        ))
      ) : (
        <CombinationRows block={block} slip={slip} count={count} />
      )}
    </NearBox>
  );
}

function CombinationRows({ block, slip, count }: Omit<CombinationBlockBoxProps, 'heights'>) {
  const lines = useCombinations(slip, block);
  const title = usePickTitle();
  const all = slip.rows.map(({ item }) => item);
  const titles = new Map(all.map((item) => [item.shop_id, title(item, all)]));
  return lines.map((line, index) => (
    <CombinationRow key={line.id} line={line} titles={titles} place={block.from + index + 1} count={count} />
  ));
}

interface CombinationProps {
  readonly line: ShownCombination;
  /** By selection. */
  readonly titles: ReadonlyMap<number, string>;
  /** From 1. */
  readonly place: number;
  readonly count: number;
}

function CombinationRow({ line, titles, place, count }: CombinationProps) {
  const t = useT();
  const money = useMoney();
  const oddText = useOddText();
  return (
    <div role="listitem" className={styles['line']} aria-posinset={place} aria-setsize={count}>
      <span>
        <span className={styles['place']} aria-hidden="true">
          {place}
        </span>
        {line.items.map(({ shop_id }) => titles.get(shop_id)).join(' · ')}
      </span>
      <span className={styles['figures']}>
        <span>{oddText(line.odds)}</span>
        {line.possibleReturn !== null && <span>{t('slip.to_return', { amount: money(line.possibleReturn) })}</span>}
      </span>
    </div>
  );
}

export interface CombinationBlock {
  /** Of the first, from 0. */
  readonly from: number;
  readonly count: number;
}

const BLOCK_LINES = 10;
const PARTS = 40;

/** Few of thousands are in the document; empty for a smallest block. */
export function combinationBlocks({ from, count }: CombinationBlock): readonly CombinationBlock[] {
  if (count <= BLOCK_LINES) return [];
  let size = BLOCK_LINES;
  while (size * PARTS < count) size *= PARTS;
  return Array.from({ length: Math.ceil(count / size) }, (_, part) => ({
    from: from + part * size,
    count: Math.min(size, count - part * size),
  }));
}
