import type { DeskBody } from '@clutchline/contract/desk';
import { formatOdd, parseOdd } from '@clutchline/domain';
import { stepPrice } from '@clutchline/domain/trading';
import { type KeyboardEvent, useState } from 'react';

import { type ActGiven, ActDialog } from '../../../acts/act-dialog';
import type { WriteResult } from '../../../calls/desk-result';
import { goTo } from '../../../app/place';
import { useDesk } from '../../../app/use-desk';
import { useT } from '../../../texts/use-texts';
import { Facts } from '../../../ui/facts';
import { TextField } from '../../../ui/text-field';
import { ChoiceField } from '../../../ui/choice-field';
import { ChangedMeanwhile } from './changed-meanwhile';
import { isPrice, type Meant, meantBias } from './meant-bias';
import { signed, type PricedPlay, type PriceNames, type PriceRow } from './price-rows';
import { useSeenPlay } from './use-seen-play';

type Holds = DeskBody<'setPrice'>['holds'];

/** Minutes; beyond 30 without a fade two persons decide. */
const TIMES = {
  fade_5: { fade_min: 5 },
  fade_10: { fade_min: 10 },
  fade_30: { fade_min: 30 },
  fade_60: { fade_min: 60 },
} as const;
const HARD = { hard_10: { hard_min: 10 }, hard_30: { hard_min: 30 }, hard_always: { hard_min: null } } as const;
const HOLDS = { ...TIMES, ...HARD } as const satisfies Readonly<Record<string, Holds>>;
const HOLD_NAMES = ['fade_5', 'fade_10', 'fade_30', 'fade_60', 'hard_10', 'hard_30', 'hard_always'] as const;
type HoldName = keyof typeof HOLDS;

const MOST_ALONE = 700;
const DIRECTIONS: Readonly<Record<string, 'up' | 'down'>> = { ArrowUp: 'up', ArrowDown: 'down' };

const needsTwo = (meant: Meant | null, holdName: HoldName): boolean =>
  Math.abs(meant?.bias ?? 0) > MOST_ALONE || holdName === 'hard_always';

interface PriceDialogProps {
  readonly row: PriceRow;
  readonly names: PriceNames;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** A price for one pick: typed, or stepped by ↑ and ↓ in the field. Shows the bias that it means before it is saved (DESK-9). */
export function PriceDialog({ row, names, onDone, onClose }: PriceDialogProps) {
  const { calls } = useDesk();
  const t = useT();
  const { play, point } = row;
  const [text, setText] = useState(point.odd ?? point.feed_odd ?? '');
  const [holdName, setHoldName] = useState<HoldName>('fade_10');
  const [isAskedFor, setAskedFor] = useState(false);
  const { seen, isChanged, takeConflict } = useSeenPlay(play);
  const meant = meantBias(seen, point.point_id, text);
  const isWide = isAskedFor || needsTwo(meant, holdName);

  function step(event: KeyboardEvent): void {
    const direction = DIRECTIONS[event.key];
    if (direction === undefined || !isPrice(text)) return;
    event.preventDefault();
    setText(formatOdd(stepPrice(parseOdd(text), direction)));
  }

  async function run(given: ActGiven): Promise<WriteResult<unknown>> {
    const payload = {
      ...{ play_id: play.play_id, version: seen.version, point_id: point.point_id },
      ...{ price: { odd: text }, holds: HOLDS[holdName] },
    };
    if (isWide) return await calls.write('propose', { ...given, kind: 'wide_price', payload });
    return await calls.write('setPrice', { ...given, ...payload });
  }

  function takeRefusal(result: WriteResult<unknown>): boolean {
    if (result.kind === 'refused' && result.problem === 'two_persons') setAskedFor(true);
    return takeConflict(result);
  }

  return (
    <ActDialog
      title={t('prices.edit_title', { pick: names.pick(point.point_id), play: names.play(play.play_id) })}
      confirm={t(isWide ? 'prices.propose' : 'prices.save')}
      isReady={meant !== null}
      run={run}
      onDone={isWide ? () => goTo('proposals') : onDone}
      onRefused={takeRefusal}
      onClose={onClose}
    >
      {isChanged && <ChangedMeanwhile now={seen} />}
      <div onKeyDown={step}>
        <TextField
          label={t('prices.price')}
          value={text}
          onChange={setText}
          inputMode="decimal"
          maxLength={8}
          note={t('prices.step_note')}
          fault={text === '' || isPrice(text) ? undefined : t('prices.no_price')}
        />
      </div>
      <ChoiceField
        label={t('prices.holds')}
        value={holdName}
        options={HOLD_NAMES.map((value) => ({ value, text: t(`prices.${value}`) }))}
        onChange={setHoldName}
      />
      <MeantFacts point={point} names={names} seen={seen} meant={meant} />
      {isWide && <p>{t('prices.two_persons')}</p>}
    </ActDialog>
  );
}

interface MeantFactsProps {
  readonly point: PriceRow['point'];
  readonly names: PriceNames;
  readonly seen: PricedPlay;
  readonly meant: Meant | null;
}

/** What the typed price means, for this pick and the others of the play. */
function MeantFacts({ point, names, seen, meant }: MeantFactsProps) {
  const t = useT();
  return (
    <Facts
      facts={[
        [t('prices.feed'), point.feed_odd ?? '–'],
        [t('prices.bias'), meant === null ? '–' : signed(meant.bias)],
        ...seen.points.flatMap(({ point_id }) =>
          point_id === point.point_id ? [] : [[names.pick(point_id), meant?.odds.get(point_id) ?? '–'] as const],
        ),
      ]}
    />
  );
}
