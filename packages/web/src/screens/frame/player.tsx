import { useAvatar } from '../../state';
import { useAppWidth } from '../../ui/app-surface';
import { Avatar } from '../../ui/avatar';
import { BalanceChip } from './balance-chip';

export function Player() {
  const avatarId = useAvatar();
  return (
    <>
      <BalanceChip />
      {useAppWidth() !== 'narrow' && <Avatar id={avatarId} size={36} />}
    </>
  );
}
