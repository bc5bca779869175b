import { IpLimit } from '../../src/screens/ip-limit/ip-limit';
import { NotFound } from '../../src/screens/not-found/not-found';
import { NotNet } from '../../src/screens/not-net/not-net';
import { ScreenCases } from '../frame/screen-cases';
import type { Story, StoryFile } from '../frame/story';

export default { title: 'Content/Dead ends' } satisfies StoryFile;

export const Pages: Story = {
  render: () => (
    <ScreenCases
      cases={{
        'no such page': { screen: <NotFound />, place: '/404' },
        'with the message of a link': { screen: <NotFound />, place: '/404?message=The+match+was+moved' },
        'no network': { screen: <NotNet />, place: '/not-net' },
        'blocked region': { screen: <IpLimit />, place: '/ip-limit' },
      }}
    />
  ),
};
