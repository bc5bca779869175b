import { useT } from '../../../i18n/use-texts';
import { type SpoilerMode, useFollowsTeams, useSpoilers } from '../../../state';
import { CheckboxRow } from '../../../ui/checkbox-row';
import { SelectField } from '../../../ui/select-field';

const MODES: readonly SpoilerMode[] = ['off', 'followed', 'all'];

/** One press; a third choice for a player who follows teams (SPOIL-1). */
export function SpoilerSwitch() {
  const t = useT();
  const { mode, choose } = useSpoilers();
  const follows = useFollowsTeams() || mode === 'followed';
  if (!follows) {
    return (
      <CheckboxRow
        text={t('spoilers.title')}
        checked={mode === 'all'}
        onToggle={() => choose(mode === 'all' ? 'off' : 'all')}
      />
    );
  }
  return (
    <SelectField
      label={t('spoilers.title')}
      value={mode}
      options={MODES.map((value) => ({ value, text: t(`spoilers.mode_${value}`) }))}
      onChange={choose}
    />
  );
}
