import { LIMIT_KINDS, type LimitKind, type WireScope } from '@clutchline/contract/desk';
import { formatAmount } from '@clutchline/domain';
import { Banner } from '@clutchline/web/ui/banner';
import { useState } from 'react';
import * as z from 'zod/mini';

import { ActDialog, type ActGiven } from '../../acts/act-dialog';
import { goTo } from '../../app/place';
import { useDesk } from '../../app/use-desk';
import type { WriteResult } from '../../calls/desk-result';
import { useMoney } from '../../live/use-money';
import type { TextKey } from '../../texts/create-texts';
import { useTexts } from '../../texts/use-texts';
import { TextField } from '../../ui/text-field';
import { isAmount, isSwitch, type LimitRule, useLimitTexts } from '../../live/limit-texts';
import { ChoiceField } from '../../ui/choice-field';
import { readLimit, typedValue } from './read-limit';
import { ScopeFields } from './scope-fields';

const HOUR_MS = 3_600_000;

interface SetLimitDialogProps {
  /** The one to change; null: a new one. */
  readonly rule: LimitRule | null;
  /** Of a new one, at first. */
  readonly scope: WireScope;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** The rule that another operator has set since the dialog was opened. */
const current = z.object({
  rule_id: z.int(),
  kind: z.enum(LIMIT_KINDS),
  value: z.string(),
  set_by: z.string(),
});

type Current = z.infer<typeof current>;

/** An amount is one of a currency. */
const hasCurrency = (kind: LimitKind, scope: WireScope): boolean => !isAmount(kind) || scope.currency_id !== null;

/** What is typed; `limit` is null while it is no value of its kind. */
function useTypedLimit(rule: LimitRule | null, initial: WireScope) {
  const { currencies } = useMoney();
  const [scope, setScope] = useState(rule?.scope ?? initial);
  const [hasScope, setHasScope] = useState(true);
  const decimals = currencies.find(({ id }) => id === scope.currency_id)?.decimals ?? 0;
  const [kind, setKind] = useState<LimitKind>(rule?.kind ?? 'single');
  const [text, setText] = useState(
    rule === null ? '' : typedValue(rule.kind, rule.value, (minor) => formatAmount(BigInt(minor), decimals)),
  );
  const [hours, setHours] = useState('');
  const limit = readLimit(kind, text, decimals);
  const hasHours = hours === '' || /^[1-9]\d{0,3}$/.test(hours);
  const isReady = hasScope && hasHours && limit !== null && hasCurrency(kind, scope);
  const changeScope = (next: WireScope, isValid: boolean): void => {
    setScope(next);
    setHasScope(isValid);
  };
  return { scope, changeScope, kind, setKind, text, setText, hours, setHours, limit, hasHours, isReady };
}

/** Tightens alone; what is looser is proposed after the server has answered that it needs another person (DESK-11). */
export function SetLimitDialog({ rule, scope: initial, onDone, onClose }: SetLimitDialogProps) {
  const { calls, clock } = useDesk();
  const { t } = useTexts();
  const texts = useLimitTexts();
  const typed = useTypedLimit(rule, initial);
  const { scope, kind, text, hours, limit, hasHours } = typed;
  const [refused, setRefused] = useState<string | null>(null);
  const [now, setNow] = useState<Current | null>(null);

  // Another value may need one person alone, so the answer of the server holds for what was sent.
  const typedNow = JSON.stringify([scope, limit, hours]);
  const needsTwo = refused === typedNow;

  async function run(given: ActGiven): Promise<WriteResult<unknown>> {
    if (limit === null) return { kind: 'not_done' };
    const until = hours === '' ? null : Math.floor(clock.now()) + Number(hours) * HOUR_MS;
    const wanted = { scope, limit, until, version: now?.rule_id ?? rule?.rule_id ?? null };
    if (!needsTwo) return await calls.write('setLimit', { ...given, ...wanted });
    return await calls.write('propose', { ...given, kind: 'raise_limit', payload: { act: 'set', ...wanted } });
  }

  function onRefused(result: WriteResult<unknown>): boolean {
    if (result.kind !== 'refused') return false;
    if (result.problem === 'two_persons') setRefused(typedNow);
    if (result.problem === 'changed_meanwhile') setNow(z.safeParse(current, result.fields['current']).data ?? null);
    return result.problem === 'two_persons';
  }

  const nowText = ({ set_by, kind: of, value }: Current): string =>
    t('limits.now', { name: set_by, value: texts.value(of, value, scope.currency_id) });
  return (
    <ActDialog
      title={t(rule === null ? 'limits.set_title' : 'limits.change_title')}
      confirm={t(needsTwo ? 'acts.propose' : 'limits.set')}
      quick={['liability', 'integrity', 'price_wrong']}
      isReady={typed.isReady}
      run={run}
      onDone={needsTwo ? () => goTo('proposals') : onDone}
      onRefused={onRefused}
      onClose={onClose}
    >
      {rule === null ? <ScopeFields scope={scope} onChange={typed.changeScope} /> : <p>{texts.scope(scope)}</p>}
      {rule === null && (
        <ChoiceField
          label={t('limits.kind')}
          value={kind}
          options={LIMIT_KINDS.map((value) => ({ value, text: texts.kind(value) }))}
          onChange={typed.setKind}
        />
      )}
      <ValueField kind={kind} text={text} isValid={limit !== null} onChange={typed.setText} />
      <TextField
        label={t('limits.hours')}
        value={hours}
        onChange={typed.setHours}
        inputMode="numeric"
        maxLength={4}
        fault={hasHours ? undefined : t('limits.no_number')}
      />
      {now !== null && <Banner tone="warn">{nowText(now)}</Banner>}
      {needsTwo && <Banner tone="warn">{t('limits.needs_two')}</Banner>}
    </ActDialog>
  );
}

interface ValueFieldProps {
  readonly kind: LimitKind;
  readonly text: string;
  readonly isValid: boolean;
  readonly onChange: (text: string) => void;
}

/** None for a prohibition and for bets that a person decides. */
function ValueField({ kind, text, isValid, onChange }: ValueFieldProps) {
  const { t } = useTexts();
  if (isSwitch(kind)) return null;
  const label: TextKey = kind === 'factor' || kind === 'delay' ? `limits.${kind}` : 'limits.amount';
  return (
    <TextField
      label={t(label)}
      value={text}
      onChange={onChange}
      inputMode="decimal"
      maxLength={30}
      fault={text === '' || isValid ? undefined : t('limits.no_value')}
    />
  );
}
