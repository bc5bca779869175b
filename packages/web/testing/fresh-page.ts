import { readFileSync } from 'node:fs';

import { afterAll, expect, vi } from 'vitest';

// Test files share a process, its modules and its page.
const { testPath = '' } = expect.getState();
/** Mocks replace modules, so this file and the next load them again. */
const isMocking = readFileSync(testPath, 'utf8').includes('vi.mock(');

if (isMocking) vi.resetModules();
if (typeof window !== 'undefined') {
  window.history.replaceState(null, '', '/');
  window.localStorage.clear();
  window.sessionStorage.clear();
  document.body.replaceChildren();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
}
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  if (isMocking) vi.resetModules();
});
