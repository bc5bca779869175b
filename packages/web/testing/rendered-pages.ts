import type { FirstViewRequest } from '@clutchline/contract';
import { act } from '@testing-library/react';
import { createElement } from 'react';
import { prerender } from 'react-dom/static';
import { afterEach, beforeEach, vi } from 'vitest';

import type { AppHandle, MountOptions } from '../src/embed/api';
import { mountOwn } from '../src/embed/mount';
import type { renderFirstPage } from '../src/embed/server/render-first-view';
import { type FirstView, readFirstView } from '../src/state/start/first-view';
import { FakeSocket } from './fake-socket';
import { stubView } from './fake-view';
import { askOf, listAnswers, RENDERED_AT } from './first-view';
import type { FakeServer } from './test-app';

/**
 * Here both renderers run in one process. The development build of React compares the hooks of a component that suspended
 * with those that it reached before it did, and reports texts that have loaded by another way in the meantime.
 */
const isOfTest = ([text, , hooks]: readonly unknown[]): boolean =>
  /^Detected multiple renderers|did not call use\(\) when it finished/.test(String(text)) ||
  (/a change in the order of Hooks/.test(String(text)) && /^(.* (\w+) +\2\n)*.* undefined +\w+\n$/.test(String(hooks)));

interface Placed {
  readonly element: HTMLElement;
  readonly view: FirstView | null;
}

/** A page of the server for each test of a file: rendered, then taken over by the app, without answers of the server. */
export function serveRenderedPages(render: typeof renderFirstPage) {
  const requests = vi.fn<typeof fetch>();
  /** What React and the browser reported. */
  const reported = vi.fn();
  let app: Pick<AppHandle, 'destroy'> | null = null;

  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    history.replaceState(null, '', '/');
    stubView();
    vi.stubGlobal('WebSocket', FakeSocket);
    vi.stubGlobal('reportError', reported);
    vi.stubGlobal('scrollTo', vi.fn());
    requests.mockReset();
    requests.mockImplementation(() => new Promise(() => undefined));
    window.fetch = requests;
    reported.mockReset();
    vi.spyOn(console, 'error').mockImplementation((...said: unknown[]) => {
      if (!isOfTest(said)) reported(...said);
    });
    vi.spyOn(Date, 'now').mockReturnValue(RENDERED_AT + 61_000);
  });

  const close = (): void => {
    act(() => app?.destroy());
    app = null;
  };

  afterEach(() => {
    close();
    document.body.replaceChildren();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
  });

  async function renderOnServer(request: FirstViewRequest, answers: FakeServer = listAnswers(), ask = askOf(answers)) {
    vi.stubEnv('SSR', true);
    const page = await render(request, ask).finally(() => vi.stubEnv('SSR', false));
    // Both renderers run in this process, and the former one leaves its contexts to the next rendering.
    await prerender(createElement('p'));
    return page;
  }

  /** As the server sends it. */
  async function place(request: FirstViewRequest, answers?: FakeServer): Promise<Placed> {
    const { markup, data } = await renderOnServer(request, answers);
    const element = document.body.appendChild(document.createElement('div'));
    element.innerHTML = `<div>${markup}</div><script type="text/plain">${data}</script>`;
    return { element, view: readFirstView(element.querySelector('script')?.textContent ?? '') };
  }

  async function open({ element, view }: Placed, options: MountOptions = {}): Promise<void> {
    await act(async () => {
      app = mountOwn(element, { history: 'path', ...options }, view).handle;
      await untilRooted(element);
      await new Promise((resolve) => setTimeout(resolve, 20));
    });
  }

  /** Without `act`, until hydration has begun; React has not rendered yet. */
  async function beginTakeover({ element, view }: Placed): Promise<void> {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    app = mountOwn(element, { history: 'path' }, view).handle;
    await untilRooted(element);
  }

  async function untilRooted(element: Element): Promise<void> {
    const container = element.firstElementChild ?? element;
    while (!Object.keys(container).some((key) => key.startsWith('__reactContainer')))
      await new Promise((resolve) => setImmediate(resolve));
  }

  return { requests, reported, renderOnServer, place, open, beginTakeover, close };
}
