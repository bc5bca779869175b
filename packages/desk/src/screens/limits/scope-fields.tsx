import type { WireScope } from '@clutchline/contract/desk';
import { useState } from 'react';

import { idOf } from '../../live/ids';
import { useMoney } from '../../live/use-money';
import type { TextKey } from '../../texts/create-texts';
import { useT } from '../../texts/use-texts';
import { FieldRow } from '../../ui/field-row';
import { TextField } from '../../ui/text-field';
import { SCOPE_KEYS, type ScopeKey } from '../../live/limit-texts';
import { ChoiceField } from '../../ui/choice-field';

const NUMBERED = SCOPE_KEYS.filter((key) => key !== 'currency_id');

interface ScopeFieldsProps {
  readonly scope: WireScope;
  /** `isValid` is false while a field has a text that is no number; the scope is then wider than what was meant. */
  readonly onChange: (scope: WireScope, isValid: boolean) => void;
}

/** Currency and numbers of a scope; an empty field is any. */
export function ScopeFields({ scope, onChange }: ScopeFieldsProps) {
  const t = useT();
  const { currencies } = useMoney();
  const [wrong, setWrong] = useState<ReadonlySet<ScopeKey>>(new Set());

  function changeNumber(key: ScopeKey, text: string): void {
    const id = idOf(text);
    const next = new Set(wrong);
    if (text === '' || id !== null) next.delete(key);
    else next.add(key);
    setWrong(next);
    onChange({ ...scope, [key]: id }, next.size === 0);
  }

  return (
    <FieldRow>
      <ChoiceField
        label={t('limits.in_currency_id')}
        value={scope.currency_id ?? 0}
        options={[
          { value: 0, text: t('limits.any_currency') },
          ...currencies.map(({ id, code }) => ({ value: id, text: code })),
        ]}
        onChange={(id) => onChange({ ...scope, currency_id: id === 0 ? null : id }, wrong.size === 0)}
      />
      {NUMBERED.map((key) => (
        <NumberOf
          key={key}
          of={key}
          id={scope[key]}
          isWrong={wrong.has(key)}
          onChange={(text) => changeNumber(key, text)}
        />
      ))}
    </FieldRow>
  );
}

interface NumberOfProps {
  readonly of: ScopeKey;
  readonly id: number | null;
  readonly isWrong: boolean;
  readonly onChange: (text: string) => void;
}

function NumberOf({ of, id, isWrong, onChange }: NumberOfProps) {
  const t = useT();
  const [text, setText] = useState(id === null ? '' : String(id));
  const label: TextKey = `limits.in_${of}`;
  return (
    <TextField
      label={t(label)}
      value={text}
      inputMode="numeric"
      maxLength={15}
      fault={isWrong ? t('limits.no_number') : undefined}
      onChange={(typed) => {
        setText(typed);
        onChange(typed);
      }}
    />
  );
}
