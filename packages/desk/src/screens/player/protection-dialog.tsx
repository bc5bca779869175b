import { PROTECTION_KINDS, type ProtectionKind, type ProtectionValue } from '@clutchline/contract/desk';
import { parseAmount } from '@clutchline/domain';
import { Banner } from '@clutchline/web/ui/banner';
import { useState } from 'react';

import { ActDialog } from '../../acts/act-dialog';
import { goTo } from '../../app/place';
import { useDesk } from '../../app/use-desk';
import { isRefusal, type WriteResult } from '../../calls/desk-result';
import { useMoney } from '../../live/use-money';
import { useT } from '../../texts/use-texts';
import { ChoiceField } from '../../ui/choice-field';
import { TextField } from '../../ui/text-field';
import type { DeskPlayer } from './desk-player';

const DAY_MS = 86_400_000;
const MOST_MINUTES = 1_440;
const MOST_DAYS = 3_650;

interface Typed {
  readonly kind: ProtectionKind;
  readonly text: string;
  readonly decimals: number;
  /** Business time, ms. */
  readonly now: number;
}

const wholeUpTo = (text: string, most: number): number | null =>
  /^[1-9]\d{0,4}$/.test(text) && Number(text) <= most ? Number(text) : null;

/** Null: no value of this kind. An empty text ends the limit. */
function readProtection({ kind, text, decimals, now }: Typed): ProtectionValue | null {
  if (text === '') return { kind, value: null };
  if (kind === 'session_minutes') {
    const value = wholeUpTo(text, MOST_MINUTES);
    return value === null ? null : { kind, value };
  }
  if (kind === 'excluded_until') {
    const days = wholeUpTo(text, MOST_DAYS);
    return days === null ? null : { kind, value: now + days * DAY_MS };
  }
  const amount = parseAmount(text, decimals);
  return amount === null || amount < 0n ? null : { kind, value: String(amount) };
}

interface ProtectionDialogProps {
  readonly player: DeskPlayer;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** A limit of the house for this player: a stricter one at once, a looser one as a proposal (DESK-20). */
export function ProtectionDialog({ player, onDone, onClose }: ProtectionDialogProps) {
  const { calls } = useDesk();
  const t = useT();
  const { currencies } = useMoney();
  const [kind, setKind] = useState<ProtectionKind>('day_stake');
  const [typed, setTyped] = useState('');
  const [needsTwo, setNeedsTwo] = useState(false);
  const { account_id, currency_id, business_at: now } = player;
  const decimals = currencies.find(({ id }) => id === currency_id)?.decimals ?? 0;
  const limit = readProtection({ kind, text: typed.trim(), decimals, now });
  return (
    <ActDialog
      title={t('player.act_limit')}
      confirm={t(needsTwo ? 'acts.propose' : 'player.act_limit')}
      quick={['integrity', 'checked']}
      isReady={limit !== null}
      run={async (given): Promise<WriteResult<unknown>> => {
        if (limit === null) return { kind: 'not_done' };
        const wanted = { account_id, limit };
        if (!needsTwo) return await calls.write('setPlayerLimit', { ...given, ...wanted });
        return await calls.write('propose', { ...given, kind: 'loosen_player', payload: wanted });
      }}
      onDone={needsTwo ? () => goTo('proposals') : onDone}
      onRefused={(result) => {
        const isTwo = isRefusal(result, 'two_persons');
        if (isTwo) setNeedsTwo(true);
        return isTwo;
      }}
      onClose={onClose}
    >
      <p>{t('player.text_limit')}</p>
      <ChoiceField
        label={t('player.limit')}
        value={kind}
        options={PROTECTION_KINDS.map((value) => ({ value, text: t(`player.limit_${value}`) }))}
        onChange={(chosen) => {
          setKind(chosen);
          setNeedsTwo(false);
        }}
      />
      <TextField
        label={t(`player.value_${kind}`)}
        value={typed}
        onChange={(text) => {
          setTyped(text);
          setNeedsTwo(false);
        }}
        inputMode="decimal"
        maxLength={30}
        note={t('player.value_note')}
        fault={limit === null ? t('player.no_value') : undefined}
      />
      {needsTwo && <Banner tone="warn">{t('player.needs_two')}</Banner>}
    </ActDialog>
  );
}
