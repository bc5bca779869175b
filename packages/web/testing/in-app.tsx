import type { LangId } from '@clutchline/contract';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

import { AppStateContext } from '../src/state/app-context';
import { InLanguage } from './in-language';
import { createTestApp, type TestApp, type TestAppOptions } from './test-app';

interface InAppOptions extends TestAppOptions {
  readonly langId?: LangId;
  readonly prepare?: (test: TestApp) => void;
}

/** A part of the app with its real state and a fake server. */
export function renderInApp(part: ReactNode, { langId = 2, prepare, ...options }: InAppOptions = {}) {
  const test = createTestApp(options);
  prepare?.(test);
  const view = render(
    <AppStateContext value={test.app}>
      <InLanguage langId={langId}>{part}</InLanguage>
    </AppStateContext>,
  );
  return { ...test, ...view };
}

/** Without `act`, which drops what lazy parts load after it has ended. The caller unmounts. */
export function renderWithoutAct(part: ReactNode, { langId = 2, prepare, ...options }: InAppOptions = {}) {
  const test = createTestApp(options);
  prepare?.(test);
  const isActing: unknown = Reflect.get(globalThis, 'IS_REACT_ACT_ENVIRONMENT');
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  root.render(
    <AppStateContext value={test.app}>
      <InLanguage langId={langId}>{part}</InLanguage>
    </AppStateContext>,
  );
  return {
    ...test,
    container,
    unmount: () => {
      root.unmount();
      container.remove();
      Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', isActing);
    },
  };
}
