import { useRoute, type Screen } from '../state';
import { Bets } from './bets/bets';
import { Frame } from './frame/frame';
import { IpLimit } from './ip-limit/ip-limit';
import { MatchDetail } from './match-detail/match-detail';
import { MatchList } from './match-list/match-list';
import { NotFound } from './not-found/not-found';
import { NotNet } from './not-net/not-net';

const SCREENS: Readonly<Record<Screen, () => React.ReactNode>> = {
  'match-list': MatchList,
  'match-detail': MatchDetail,
  bets: Bets,
  'not-net': NotNet,
  'ip-limit': IpLimit,
  'not-found': NotFound,
};

/** The screen of the route inside its frame. */
export function AppScreens() {
  const { screen } = useRoute();
  const Current = SCREENS[screen];
  return (
    <Frame browses={screen === 'match-list' || screen === 'match-detail'}>
      <Current />
    </Frame>
  );
}
