import { afterEach, expect } from 'vitest';

import { takeUnexpectedErrors } from './browser';

// Page errors, unhandled rejections and policy violations fail every e2e test, except those in `openPage(browser, {
// provokes })`.
afterEach(() => {
  expect(takeUnexpectedErrors().join('\n'), 'what pages of this test reported').toBe('');
});
