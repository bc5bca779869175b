import { describe, expect, it } from 'vitest';

import type { RawClub, RawMap } from './raw-map';
import { rawMap } from './testing/synthetic-files';
import { unifyClubs } from './unify-clubs';

const club = (name: string, sourceId = ''): RawClub => ({ name, sourceId });
const names = (...maps: readonly RawMap[]) =>
  unifyClubs({ maps, walkovers: [], skipped: [] }).maps.map((map) => [map.club1.name, map.club2.name]);

describe('unifyClubs', () => {
  it('a club keeps the spelling most of its rows use', () => {
    expect(
      names(
        rawMap({ club1: club('AMBER foxes') }),
        rawMap(),
        rawMap({ club1: club('Amber Foxes (A Team)') }),
        rawMap(),
      ),
    ).toEqual(Array(4).fill(['Amber Foxes', 'Blue Herons']));
  });

  it('two names under one id of the source are one club, but 0 is no id', () => {
    const one = rawMap({ club1: club('东港狐', '9'), club2: club('Other', '0') });
    const two = rawMap({ club1: club('Foxes of the Harbour', '9'), club2: club('Another', '0') });
    expect(names(one, two, two)).toEqual([
      ['Foxes of the Harbour', 'Other'],
      ['Foxes of the Harbour', 'Another'],
      ['Foxes of the Harbour', 'Another'],
    ]);
  });

  it('the same id in another game is another club', () => {
    const lol = rawMap({ club1: club('Foxes', '9') });
    expect(names(lol, rawMap({ gameTypeId: 2, club1: club('Wolves', '9') }))).toEqual([
      ['Foxes', 'Blue Herons'],
      ['Wolves', 'Blue Herons'],
    ]);
  });

  it('nobody plays two games at once: the opponents are one club where their names say so', () => {
    const at = Date.parse('2030-05-04T10:00:00Z');
    const told = rawMap({ club2: club('Nova Herons'), startsAt: at });
    const again = rawMap({ club2: club('HERONS (Island Team)'), startsAt: at + 50_000 });
    expect(names(told, told, again)).toEqual(Array(3).fill(['Amber Foxes', 'Nova Herons']));
    const later = rawMap({ club2: club('HERONS (Island Team)'), startsAt: at + 3_600_000 });
    expect(names(told, later)[1]).toEqual(['Amber Foxes', 'HERONS (Island Team)']);
    const stranger = rawMap({ club2: club('Grey Seals'), startsAt: at + 50_000 });
    expect(names(told, stranger)[1]).toEqual(['Amber Foxes', 'Grey Seals']);
  });

  it('walkovers take part, and what was skipped stays', () => {
    const walkover = { ...rawMap(), bestOf: 3, wins1: 1, wins2: 0, club1: club('amber  FOXES') };
    const skipped = [{ file: 'x.csv', line: 3, reason: 'no' }];
    const read = unifyClubs({ maps: [rawMap(), rawMap()], walkovers: [walkover], skipped });
    expect(read.walkovers[0]?.club1.name).toBe('Amber Foxes');
    expect(read.skipped).toBe(skipped);
  });
});
