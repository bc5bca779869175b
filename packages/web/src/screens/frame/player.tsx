import { useAvatar } from '../../state';
import { useAppWidth } from '../../ui/app-surface';
import { Avatar } from '../../ui/avatar';
import { BalanceChip } from './balance-chip';

/** Who is signed in: the balance, and where there is room the chosen picture. */
export function Player() {
  const avatarId = useAvatar();
  return (
    <>
      <BalanceChip />
      {useAppWidth() !== 'narrow' && <Avatar id={avatarId} size={36} />}
    </>
  );
}
