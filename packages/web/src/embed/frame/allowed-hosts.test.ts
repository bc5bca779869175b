// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';

import { allowedHosts } from './allowed-hosts';

afterEach(() => document.head.replaceChildren());

it('EMBED-1 the hosts are the page itself and those that the server named', () => {
  expect([...allowedHosts(document)]).toEqual([document.location.origin]);
  const meta = document.head.appendChild(document.createElement('meta'));
  meta.name = 'clutchline-hosts';
  meta.content = 'https://a.example http://localhost:81 null * https://b.example/path';
  expect([...allowedHosts(document)]).toEqual([document.location.origin, 'https://a.example', 'http://localhost:81']);
});
