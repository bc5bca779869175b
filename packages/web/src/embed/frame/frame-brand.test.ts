// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';

import { frameBrand } from './frame-brand';

const OWN = { zh: '焰线', other: 'Emberline', mark: 'M0 0h9v9z' };

function place(): HTMLElement {
  const element = document.createElement('div');
  element.dataset['brand'] = JSON.stringify(OWN);
  return element;
}

beforeEach(() => {
  document.head.innerHTML = '<link rel="stylesheet" href="/brand.css" />';
});

it('BRAND-3 without a brand of the host the frame has that of the server, with its look', () => {
  expect(frameBrand(undefined, place())).toEqual(OWN);
  expect(document.querySelectorAll('link')).toHaveLength(1);
});

it('BRAND-3 the brand of the host replaces that of the server and its look', () => {
  const host = { zh: '主', other: 'Host' };
  expect(frameBrand(host, place())).toBe(host);
  expect(document.querySelectorAll('link')).toHaveLength(0);
});

it('BRAND-3 a server without a brand leaves the default one', () => {
  expect(frameBrand(undefined, document.createElement('div'))).toBeUndefined();
});
