import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { loadBrand } from './load-brand';

const BRAND = { zh: '焰线', other: 'Emberline', look: { accent: '#ff6a3d', ground: '#2a1230' } };
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clutchline-brand-'));
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(() => vi.clearAllMocks());

async function load(content: string) {
  const file = join(folder, 'brand.json');
  await writeFile(file, content);
  return { file, brand: await loadBrand(file, log) };
}

it('BRAND-3 a valid file is the brand, no file is the default one, without a line in the log', async () => {
  expect((await load(JSON.stringify(BRAND))).brand).toEqual(BRAND);
  expect(await loadBrand(null, log)).toBeNull();
  expect(log.error).not.toHaveBeenCalled();
});

it('BRAND-3 an invalid file is logged with its faults, and the default brand is served', async () => {
  const { file, brand } = await load(JSON.stringify({ ...BRAND, look: { accent: 'red', ground: '#2a1230' } }));
  expect(brand).toBeNull();
  const faults = ['look.accent: expected a colour such as "#b8f34a"'];
  expect(log.error).toHaveBeenCalledWith({ file, faults }, 'brand file invalid, the default brand is served');
});

it.each([
  ['no JSON', '{', /JSON/],
  ['another value', '[]', /brand: expected an object/],
])('BRAND-3 bad-input: %s is named', async (_kind, content, fault) => {
  expect((await load(content)).brand).toBeNull();
  expect(log.error.mock.lastCall?.[0]).toMatchObject({ faults: [expect.stringMatching(fault)] });
});

it('BRAND-3 a missing file is named', async () => {
  expect(await loadBrand(join(folder, 'none.json'), log)).toBeNull();
  expect(log.error.mock.lastCall?.[0]).toMatchObject({ faults: [expect.stringContaining('ENOENT')] });
});
