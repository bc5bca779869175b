import { useHasPlayer, useSession } from '../../state';
import { BulletinBanners } from '../bulletins/bulletin-banners';
import { lazyPart } from '../common/lazy-part';
import { viewPart } from '../common/texts/view-texts';

const RealityNotice = lazyPart(async () => (await import('../limits/reality-notice')).RealityNotice, null, 'waits');
const PlayerDock = viewPart(async () => (await import('../player/player-dock')).PlayerDock);

/** What is shown on every screen if there is reason to: announcements, the reality check (BET-7), the player (MINI-1). */
export function OverScreens() {
  const hasPlayer = useHasPlayer();
  const { signedIn } = useSession();
  return (
    <>
      <BulletinBanners />
      {hasPlayer && <PlayerDock />}
      {signedIn && <RealityNotice />}
    </>
  );
}
