import { afterEach, expect } from 'vitest';

import { takeUnexpectedErrors } from './browser';

// A set-up file of every e2e test: whatever a test looks at, a page that reported an error, a rejection that nobody
// took or a breach of its policy fails it. A test that provokes errors names them: `openPage(browser, { provokes })`.
afterEach(() => {
  expect(takeUnexpectedErrors(), 'what pages of this test reported').toEqual([]);
});
