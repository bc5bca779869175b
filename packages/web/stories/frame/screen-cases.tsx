import type { ReactNode } from 'react';

import type { AppState } from '../../src/state/app-state';
import type { FakeServer } from '../../testing/test-app';
import { GAMES } from './sample-content';
import { Specimen, Specimens } from './specimens';
import { WithState } from './story-app';

/** Of a call. */
export type StoryAnswer = NonNullable<FakeServer[keyof FakeServer]>;

export interface ScreenCase {
  readonly screen: ReactNode;
  /** Address of the app. */
  readonly place?: string;
  readonly server?: FakeServer;
  /** Changes the state before the first drawing. */
  readonly prepare?: (app: AppState) => void;
}

/** A screen in its states, by name; its server knows the games. */
export function ScreenCases({ cases }: { readonly cases: Readonly<Record<string, ScreenCase>> }) {
  return (
    <Specimens as="rows">
      {Object.entries(cases).map(([name, { screen, server, ...rest }]) => (
        <Specimen key={name} name={name}>
          <WithState server={{ ...GAMES, ...server }} {...rest}>
            {screen}
          </WithState>
        </Specimen>
      ))}
    </Specimens>
  );
}
