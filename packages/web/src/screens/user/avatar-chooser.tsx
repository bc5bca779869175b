import { useT } from '../../i18n/use-texts';
import { Avatar } from '../../ui/avatar';
import { ChoiceGroup } from '../../ui/choice-group';

const AVATAR_IDS = Array.from({ length: 15 }, (_, index) => index + 1);

interface AvatarChooserProps {
  readonly avatarId: number;
  readonly onChoose: (id: number) => void;
}

/** USER-4. */
export function AvatarChooser({ avatarId, onChoose }: AvatarChooserProps) {
  const t = useT();
  return (
    <ChoiceGroup
      label={t('user.avatar')}
      choices={AVATAR_IDS.map((id) => ({
        value: id,
        text: t('user.avatar_number', { number: id }),
        picture: <Avatar id={id} size={36} />,
      }))}
      value={avatarId}
      onChoose={onChoose}
    />
  );
}
