import { describe, expect, it } from 'vitest';

import type { RawTeam, RawMap } from '../readers/raw-map';
import { rawMap } from '../testing/synthetic-files';
import { unifyTeams } from './unify-teams';

const team = (name: string, sourceId = ''): RawTeam => ({ name, sourceId });
const names = (...maps: readonly RawMap[]) =>
  unifyTeams({ maps, walkovers: [], skipped: [] }).maps.map((map) => [map.team1.name, map.team2.name]);

describe('unifyTeams', () => {
  it('a team keeps the spelling most of its rows use', () => {
    expect(
      names(
        rawMap({ team1: team('AMBER foxes') }),
        rawMap(),
        rawMap({ team1: team('Amber Foxes (A Team)') }),
        rawMap(),
      ),
    ).toEqual(Array(4).fill(['Amber Foxes', 'Blue Herons']));
  });

  it('two names under one id of the source are one team, but 0 is no id', () => {
    const one = rawMap({ team1: team('东港狐', '9'), team2: team('Other', '0') });
    const two = rawMap({ team1: team('Foxes of the Harbour', '9'), team2: team('Another', '0') });
    expect(names(one, two, two)).toEqual([
      ['Foxes of the Harbour', 'Other'],
      ['Foxes of the Harbour', 'Another'],
      ['Foxes of the Harbour', 'Another'],
    ]);
  });

  it('the same id in another game is another team', () => {
    const lol = rawMap({ team1: team('Foxes', '9') });
    expect(names(lol, rawMap({ gameTypeId: 2, team1: team('Wolves', '9') }))).toEqual([
      ['Foxes', 'Blue Herons'],
      ['Wolves', 'Blue Herons'],
    ]);
  });

  it('no team plays two games at once: the opponents are one team if one name contains the other', () => {
    const at = Date.parse('2030-05-04T10:00:00Z');
    const moved = rawMap({ team2: team('Nova Herons'), startsAt: at });
    const again = rawMap({ team2: team('HERONS (Island Team)'), startsAt: at + 50_000 });
    expect(names(moved, moved, again)).toEqual(Array(3).fill(['Amber Foxes', 'Nova Herons']));
    const later = rawMap({ team2: team('HERONS (Island Team)'), startsAt: at + 3_600_000 });
    expect(names(moved, later)[1]).toEqual(['Amber Foxes', 'HERONS (Island Team)']);
    const stranger = rawMap({ team2: team('Grey Seals'), startsAt: at + 50_000 });
    expect(names(moved, stranger)[1]).toEqual(['Amber Foxes', 'Grey Seals']);
  });

  it('walkovers are unified too, and skipped rows remain', () => {
    const walkover = { ...rawMap(), bestOf: 3, wins1: 1, wins2: 0, team1: team('amber  FOXES') };
    const skipped = [{ file: 'x.csv', line: 3, reason: 'no' }];
    const read = unifyTeams({ maps: [rawMap(), rawMap()], walkovers: [walkover], skipped });
    expect(read.walkovers[0]?.team1.name).toBe('Amber Foxes');
    expect(read.skipped).toBe(skipped);
  });
});
