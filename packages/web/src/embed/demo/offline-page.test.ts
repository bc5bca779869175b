import { expect, it } from 'vitest';

import { workerAddress } from './offline-page';

it('EMBED-1 the policy of the stand-alone page creates the address of its worker and no other', () => {
  const made: unknown[] = [];
  const address = workerAddress({
    trustedTypes: {
      createPolicy(name, { createScriptURL }) {
        made.push(name, createScriptURL('https://evil.example/worker.js'));
        return { createScriptURL };
      },
    },
  });
  expect(made).toEqual(['clutchline-worker', '/offline-worker.mjs']);
  expect(address).toBe('/offline-worker.mjs');
});

it('EMBED-1 a browser without trusted types takes the text', () => {
  expect(workerAddress({})).toBe('/offline-worker.mjs');
});
