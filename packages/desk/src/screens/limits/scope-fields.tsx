import type { WireScope } from '@clutchline/contract/desk';
import { useState } from 'react';

import { useMoney } from '../../live/use-money';
import type { TextKey } from '../../texts/create-texts';
import { useT } from '../../texts/use-texts';
import { FieldRow } from '../../ui/field-row';
import { TextField } from '../../ui/text-field';
import { SCOPE_KEYS, type ScopeKey } from '../../live/limit-texts';
import { ChoiceField } from '../../ui/choice-field';

const NUMBERED = SCOPE_KEYS.filter((key) => key !== 'currency_id');

export const idOf = (text: string): number | null => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : null);

interface ScopeFieldsProps {
  readonly scope: WireScope;
  readonly onChange: (scope: WireScope) => void;
}

/** Currency and numbers of a scope; an empty field is any. */
export function ScopeFields({ scope, onChange }: ScopeFieldsProps) {
  const t = useT();
  const { currencies } = useMoney();
  return (
    <FieldRow>
      <ChoiceField
        label={t('limits.in_currency_id')}
        value={scope.currency_id ?? 0}
        options={[
          { value: 0, text: t('limits.any_currency') },
          ...currencies.map(({ id, code }) => ({ value: id, text: code })),
        ]}
        onChange={(id) => onChange({ ...scope, currency_id: id === 0 ? null : id })}
      />
      {NUMBERED.map((key) => (
        <NumberOf key={key} of={key} id={scope[key]} onChange={(id) => onChange({ ...scope, [key]: id })} />
      ))}
    </FieldRow>
  );
}

interface NumberOfProps {
  readonly of: ScopeKey;
  readonly id: number | null;
  readonly onChange: (id: number | null) => void;
}

function NumberOf({ of, id, onChange }: NumberOfProps) {
  const t = useT();
  const [text, setText] = useState(id === null ? '' : String(id));
  const label: TextKey = `limits.in_${of}`;
  return (
    <TextField
      label={t(label)}
      value={text}
      inputMode="numeric"
      maxLength={15}
      fault={text === '' || idOf(text) !== null ? undefined : t('limits.no_number')}
      onChange={(typed) => {
        setText(typed);
        onChange(idOf(typed));
      }}
    />
  );
}
