import { CheckboxRow } from '@clutchline/web/ui/checkbox-row';

import { useMoney } from '../../../live/use-money';
import { useNames } from '../../../live/use-names';
import { useT } from '../../../texts/use-texts';
import styles from './announcement-form.module.css';
import type { FormPart } from './form-part';
import type { Game } from './head-fields';

interface AudienceFieldsProps extends FormPart {
  readonly games: readonly Game[];
}

const toggled = (ids: readonly number[], id: number): number[] =>
  ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id].sort((a, b) => a - b);

/** Nothing ticked: everyone. */
export function AudienceFields({ typed: { audience }, change, games }: AudienceFieldsProps) {
  const t = useT();
  const { nameOf } = useNames();
  const { currencies } = useMoney();
  const { signed_in, game_types, currencies: chosen } = audience;
  const set = (part: Partial<typeof audience>): void => change({ audience: { ...audience, ...part } }, null);
  return (
    <fieldset className={styles['group']}>
      <legend className={styles['name']}>{t('content.audience')}</legend>
      <CheckboxRow text={t('content.signed_in')} checked={signed_in} onToggle={() => set({ signed_in: !signed_in })} />
      <div className={styles['boxes']} role="group" aria-label={t('content.games')}>
        {games.map(({ game_type_id: id, names }) => (
          <CheckboxRow
            key={id}
            text={nameOf(names)}
            checked={game_types.includes(id)}
            onToggle={() => set({ game_types: toggled(game_types, id) })}
          />
        ))}
      </div>
      <div className={styles['boxes']} role="group" aria-label={t('content.currencies')}>
        {currencies.map(({ id, code }) => (
          <CheckboxRow
            key={id}
            text={code}
            checked={chosen.includes(id)}
            onToggle={() => set({ currencies: toggled(chosen, id) })}
          />
        ))}
      </div>
      <p className={styles['note']}>{t('content.audience_note')}</p>
    </fieldset>
  );
}
