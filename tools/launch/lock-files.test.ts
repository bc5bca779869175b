import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');

it.each(['package-lock.json', 'tools/runtime/package-lock.json', 'tools/workbench/package-lock.json'])(
  '%s names no address from which a package was downloaded',
  (path) => {
    const { packages } = JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as {
      packages: Record<string, { resolved?: string; integrity?: string }>;
    };
    const addresses = Object.values(packages).flatMap(({ resolved }) => resolved ?? []);
    expect(addresses.filter((address) => address.includes(':'))).toEqual([]);
    expect(Object.values(packages).filter(({ integrity }) => integrity !== undefined).length).toBeGreaterThan(4);
  },
);
