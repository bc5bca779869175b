import { type SearchHit, toLocalizedFields } from '@clutchline/contract';
import { type ReactNode, useEffect, useRef } from 'react';

import { FollowToggle } from '../../src/screens/common/follow-toggle';
import { FindField } from '../../src/screens/find/find-field';
import { FindHits } from '../../src/screens/find/find-hits';
import { envelope, type FakeServer, ok } from '../../testing/test-app';
import { GAMES, LONG_EVENT } from '../frame/sample-content';
import { LEAGUE, MINUTE, NOON, TEAM_NAMES } from '../frame/sample-data';
import { Specimen, Specimens } from '../frame/specimens';
import type { Story, StoryFile } from '../frame/story';
import styles from '../frame/stories.module.css';
import { WithState } from '../frame/story-app';

export default { title: 'Content/Search' } satisfies StoryFile;

const REST = { game_type_id: 1, alias: null, next_game_id: null, next_start: null, is_live: 0 } as const;

const team = (team_id: number, fields: Partial<Omit<SearchHit, 'kind'>> = {}): SearchHit => ({
  ...{ kind: 'team', team_id, ...REST },
  ...toLocalizedFields('name', TEAM_NAMES[team_id - 1] ?? LEAGUE),
  ...fields,
});

const HITS: readonly SearchHit[] = [
  team(1, { is_live: 1 }),
  team(2, { alias: 'IH', next_start: NOON + 20 * MINUTE }),
  team(3),
  { kind: 'event', event_id: 88, ...REST, ...toLocalizedFields('name', LEAGUE), is_live: 1 },
  { kind: 'event', event_id: 89, ...REST, ...toLocalizedFields('name', LONG_EVENT), game_type_id: 3 },
];

const nothing = (): void => undefined;

/** The second team is followed; the row of the arrow keys is the third. */
export const Hits: Story = {
  render: () => (
    <div className={styles['below']}>
      <WithState server={GAMES} prepare={({ spoilers }) => spoilers.setState({ followed: new Set([2]) })}>
        <FindHits id="hits" rows={HITS} active={2} optionId={(index) => `hits-${index}`} onChoose={nothing} />
      </WithState>
    </div>
  ),
};

/** Types into the field within, as a player does. */
function Typed({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const field = place.current?.querySelector('input') ?? null;
    if (field === null) return;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }, [text]);
  return <div ref={place}>{children}</div>;
}

const FIELDS: Readonly<Record<string, { readonly text: string; readonly server: FakeServer }>> = {
  empty: { text: '', server: {} },
  'nothing found': { text: 'qqqq', server: { search: () => ok({ rows: [], is_similar: 0 }) } },
  failed: { text: 'north', server: { search: () => envelope(2) } },
  'similar names': { text: 'norhtlight', server: { search: () => ok({ rows: HITS.slice(0, 2), is_similar: 1 }) } },
};

export const Fields: Story = {
  render: () => (
    <Specimens as="rows">
      {Object.entries(FIELDS).map(([name, { text, server }]) => (
        <Specimen key={name} name={name}>
          <WithState server={{ ...GAMES, ...server }} place="/events">
            <Typed text={text}>
              <FindField />
            </Typed>
          </WithState>
        </Specimen>
      ))}
      <Specimen name="room for the list above">
        <div className={styles['below']} />
      </Specimen>
    </Specimens>
  ),
};

const FOLLOWED: Readonly<Record<string, ReadonlySet<number>>> = {
  'not followed': new Set(),
  followed: new Set([1]),
};

export const Follow: Story = {
  render: () => (
    <Specimens>
      {Object.entries(FOLLOWED).map(([name, followed]) => (
        <Specimen key={name} name={name}>
          <WithState prepare={({ spoilers }) => spoilers.setState({ followed })}>
            <FollowToggle teamId={1} name="Northlight" />
          </WithState>
        </Specimen>
      ))}
    </Specimens>
  ),
};
