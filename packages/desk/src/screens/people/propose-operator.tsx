import { DESK_ROLES, type DeskRole } from '@clutchline/contract/desk';
import { CheckboxRow } from '@clutchline/web/ui/checkbox-row';
import { useState } from 'react';

import { ProposeDialog } from '../../acts/propose-dialog';
import { useT } from '../../texts/use-texts';
import { TextField } from '../../ui/text-field';

/** A new operator, or other roles of a known one; another admin approves it. */
export function ProposeOperator({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const [name, setName] = useState('');
  const [other, setOther] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<DeskRole>>(new Set());
  const roles = DESK_ROLES.filter((role) => chosen.has(role));
  const payload = { name: name.trim(), roles, same_person_as: other.trim() === '' ? null : other.trim() };

  function toggle(role: DeskRole): void {
    const next = new Set(chosen);
    if (!next.delete(role)) next.add(role);
    setChosen(next);
  }

  return (
    <ProposeDialog
      title={t('people.propose')}
      quick={[]}
      proposed={payload.name !== '' && roles.length > 0 ? { kind: 'operator', payload } : null}
      onClose={onClose}
    >
      <p>{t('people.propose_text')}</p>
      <TextField label={t('people.name')} value={name} onChange={setName} maxLength={64} />
      <TextField
        label={t('people.same_person')}
        note={t('people.same_person_note')}
        value={other}
        onChange={setOther}
        maxLength={64}
      />
      {DESK_ROLES.map((role) => (
        <CheckboxRow key={role} text={t(`roles.${role}`)} checked={chosen.has(role)} onToggle={() => toggle(role)} />
      ))}
    </ProposeDialog>
  );
}
