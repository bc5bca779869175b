import { CATEGORY } from '@clutchline/contract';
import type { WireScope } from '@clutchline/contract/desk';
import type { SelectOption } from '@clutchline/web/ui/select-field';
import { useState } from 'react';

import { useRead } from '../../app/use-desk';
import { idOf } from '../../live/ids';
import { categoryText, type ScopeKey } from '../../live/limit-texts';
import { useMoney } from '../../live/use-money';
import { useNames } from '../../live/use-names';
import type { TextKey } from '../../texts/create-texts';
import { useT } from '../../texts/use-texts';
import { ChoiceField } from '../../ui/choice-field';
import { FieldRow } from '../../ui/field-row';
import { TextField } from '../../ui/text-field';

/** Combos have a kind of limit of their own. */
const CATEGORIES = Object.values(CATEGORY).filter((id) => id !== CATEGORY.parlay_game);
const CHOSEN = ['currency_id', 'game_type_id', 'category_id', 'event_id'] as const satisfies readonly ScopeKey[];
const NUMBERED = ['game_id', 'play_id', 'point_id', 'account_id'] as const satisfies readonly ScopeKey[];
const ANY = 0;

type Chosen = (typeof CHOSEN)[number];

interface ScopeFieldsProps {
  readonly scope: WireScope;
  /** `isValid` is false while a field has a text that is no number; the scope is then wider than what was meant. */
  readonly onChange: (scope: WireScope, isValid: boolean) => void;
}

/** A scope, from the widest part: what can be named is chosen, the rest are numbers; an empty field is any. */
export function ScopeFields({ scope, onChange }: ScopeFieldsProps) {
  const [wrong, setWrong] = useState<ReadonlySet<ScopeKey>>(new Set());
  const optionsOf = useOptions(scope);

  function changeNumber(key: ScopeKey, text: string): void {
    const id = idOf(text);
    const next = new Set(wrong);
    if (text === '' || id !== null) next.delete(key);
    else next.add(key);
    setWrong(next);
    onChange({ ...scope, [key]: id }, next.size === 0);
  }

  function choose(key: Chosen, id: number): void {
    // An event is one of its game.
    const without = key === 'game_type_id' ? { event_id: null } : {};
    onChange({ ...scope, ...without, [key]: id === ANY ? null : id }, wrong.size === 0);
  }

  return (
    <FieldRow>
      {CHOSEN.map((key) => (
        <ChoiceOf key={key} of={key} id={scope[key]} options={optionsOf(key)} onChange={(id) => choose(key, id)} />
      ))}
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

/** Games and events are those with matches now. */
function useOptions({ game_type_id }: WireScope): (key: Chosen) => readonly SelectOption<number>[] {
  const t = useT();
  const { nameOf } = useNames();
  const { currencies } = useMoney();
  const games = useRead('matchTree', { limit: 1 }).data?.games ?? [];
  const ofGame = games.filter((game) => game_type_id === null || game.game_type_id === game_type_id);
  const options: Readonly<Record<Chosen, readonly SelectOption<number>[]>> = {
    currency_id: currencies.map(({ id, code }) => ({ value: id, text: code })),
    game_type_id: games.map((game) => ({ value: game.game_type_id, text: nameOf(game.names) })),
    category_id: CATEGORIES.map((id) => ({ value: id, text: categoryText(t, id) })),
    event_id: ofGame.flatMap(({ events }) =>
      events.map(({ event_id, names }) => ({ value: event_id, text: nameOf(names) })),
    ),
  };
  return (key) => options[key];
}

interface ChoiceOfProps {
  readonly of: Chosen;
  readonly id: number | null;
  readonly options: readonly SelectOption<number>[];
  readonly onChange: (id: number) => void;
}

function ChoiceOf({ of, id, options, onChange }: ChoiceOfProps) {
  const t = useT();
  const [label, any]: readonly [TextKey, TextKey] = [`limits.in_${of}`, `limits.any_${of}`];
  const isListed = id === null || options.some(({ value }) => value === id);
  return (
    <ChoiceField
      label={t(label)}
      value={id ?? ANY}
      options={[{ value: ANY, text: t(any) }, ...(isListed ? [] : [{ value: id, text: String(id) }]), ...options]}
      onChange={onChange}
    />
  );
}

interface NumberOfProps {
  readonly of: (typeof NUMBERED)[number];
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
