import { ANNOUNCEMENT_SEVERITIES, ANNOUNCEMENT_TYPES, DRAFT_LENGTHS, type DeskAnswer } from '@clutchline/contract/desk';
import { CheckboxRow } from '@clutchline/web/ui/checkbox-row';

import { useT } from '../../../texts/use-texts';
import { ChoiceField } from '../../../ui/choice-field';
import { FieldRow } from '../../../ui/field-row';
import { TextField } from '../../../ui/text-field';
import styles from './announcement-form.module.css';
import type { FormPart } from './form-part';

export type Game = DeskAnswer<'announcements'>['games'][number];

interface HeadFieldsProps extends FormPart {
  readonly isNew: boolean;
}

/** The id is a part of addresses: it never changes. */
export function HeadFields({ typed, change, faultsOf, isNew }: HeadFieldsProps) {
  const t = useT();
  const { id, type, severity, pinned, spoils } = typed;
  return (
    <div className={styles['fields']}>
      {isNew && (
        <TextField
          label={t('content.id')}
          value={id}
          maxLength={DRAFT_LENGTHS.id}
          note={t('content.id_note')}
          fault={faultsOf('id')}
          onChange={(text) => change({ id: text }, 'id')}
        />
      )}
      <FieldRow>
        <ChoiceField
          label={t('content.type')}
          value={type}
          options={ANNOUNCEMENT_TYPES.map((value) => ({ value, text: t(`content.type_${value}`) }))}
          onChange={(value) => change({ type: value }, null)}
        />
        <ChoiceField
          label={t('content.severity')}
          value={severity}
          options={ANNOUNCEMENT_SEVERITIES.map((value) => ({ value, text: t(`content.severity_${value}`) }))}
          onChange={(value) => change({ severity: value }, null)}
        />
      </FieldRow>
      <div className={styles['boxes']}>
        <CheckboxRow text={t('content.pinned')} checked={pinned} onToggle={() => change({ pinned: !pinned }, null)} />
        <CheckboxRow text={t('content.spoils')} checked={spoils} onToggle={() => change({ spoils: !spoils }, null)} />
      </div>
    </div>
  );
}
