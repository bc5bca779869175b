import { LANGUAGES } from '@clutchline/contract';
import { MOST_ALIASES, MOST_NAME_LENGTH, type NamedSubject } from '@clutchline/contract/desk';
import { useState } from 'react';

import { ActDialog } from '../../acts/act-dialog';
import { useDesk } from '../../app/use-desk';
import { useT } from '../../texts/use-texts';
import { FieldRow } from '../../ui/field-row';
import { TextField } from '../../ui/text-field';
import { RefusedNames } from './refused-names';
import { mergeTyped, readTyped, typedFrom } from './typed-names';
import { useSeenNames } from './use-seen-names';

/** With line ends. */
const MOST_ALIAS_TEXT = MOST_ALIASES * (MOST_NAME_LENGTH + 1);

interface EditNamesDialogProps {
  readonly named: NamedSubject;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** An empty field leaves the feed's name, which is shown below it. */
export function EditNamesDialog({ named, onDone, onClose }: EditNamesDialogProps) {
  const { calls } = useDesk();
  const t = useT();
  const [typed, setTyped] = useState(() => typedFrom(named));
  const seenNames = useSeenNames(named, (before, now) => setTyped(mergeTyped(typed, before, now)));
  const { kind, id, version, feed } = seenNames.seen;
  const { names, aliases, wrong, hasWrongAlias } = readTyped(typed);
  const isSame = JSON.stringify(readTyped(typedFrom(seenNames.seen))) === JSON.stringify(readTyped(typed));
  return (
    <ActDialog
      title={t('names.edit_title')}
      confirm={t('names.save')}
      quick={['feed_wrong', 'mistake', 'checked']}
      isReady={wrong.size === 0 && !hasWrongAlias && !isSame}
      run={(given) => calls.write('setNames', { ...given, kind, id, version, names, aliases: [...aliases] })}
      onDone={onDone}
      onRefused={seenNames.takeRefusal}
      onClose={onClose}
    >
      <p>{t('names.edit_text')}</p>
      <FieldRow>
        {LANGUAGES.map(({ suffix }) => (
          <TextField
            key={suffix}
            label={t(`names.in_${suffix}`)}
            value={typed.names[suffix]}
            maxLength={MOST_NAME_LENGTH}
            note={t('names.feed_is', { name: feed[suffix] || '–' })}
            fault={wrong.has(suffix) ? t('names.no_name') : undefined}
            onChange={(text) => setTyped({ ...typed, names: { ...typed.names, [suffix]: text } })}
          />
        ))}
      </FieldRow>
      <TextField
        label={t('names.aliases')}
        value={typed.aliases}
        lines={3}
        maxLength={MOST_ALIAS_TEXT}
        note={t('names.aliases_note', { count: MOST_ALIASES })}
        fault={hasWrongAlias ? t('names.no_alias', { count: MOST_ALIASES }) : undefined}
        onChange={(text) => setTyped({ ...typed, aliases: text })}
      />
      <RefusedNames {...seenNames} />
    </ActDialog>
  );
}
