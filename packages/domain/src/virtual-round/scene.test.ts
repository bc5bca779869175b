import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { drawsFrom, hashOf } from '../chance/index';
import { factsFrom, drawFacts } from './draw-round';
import { drawScene, sceneFrom, sceneHash, type SceneEvent } from './draw-scene';
import { eventOffset, sceneState, sceneUntil } from './scene-state';
import { WIN_CHANCES } from './round-tables';

const nextOf = (words: Iterator<number, number>): number => words.next().value;

const anyMatch = fc
  .tuple(fc.constantFrom(...WIN_CHANCES), fc.infiniteStream(fc.integer({ min: 0, max: 2 ** 32 - 1 })))
  .map(([chance, words]) => {
    const draws = drawsFrom(() => [nextOf(words)]);
    const facts = factsFrom(draws, chance);
    return { facts, scene: sceneFrom(draws, facts) };
  });

const ofKind = <K extends SceneEvent['kind']>(scene: readonly SceneEvent[], kind: K) =>
  scene.filter((event): event is Extract<SceneEvent, { kind: K }> => event.kind === kind);

describe('drawScene', () => {
  it('ROUND-5 is consistent with the facts', () => {
    fc.assert(
      fc.property(anyMatch, ({ facts, scene }) => {
        const kills = ofKind(scene, 'kill');
        expect(kills.filter(({ side }) => side === 1)).toHaveLength(facts.kills_1);
        expect(kills.filter(({ side }) => side === 2)).toHaveLength(facts.kills_2);
        expect(kills[0]).toMatchObject({ side: facts.first_blood, killer: facts.position });
        expect(ofKind(scene, 'tower')[0]?.side).toBe(facts.first_tower);
        expect(ofKind(scene, 'dragon')[0]?.side).toBe(facts.first_dragon);
        expect(scene.at(-1)).toEqual({ kind: 'victory', second: facts.seconds, side: facts.winner });
      }),
      { numRuns: 1_000 },
    );
  });

  it('ROUND-5 towers fall lane by lane, those of the base last', () => {
    fc.assert(
      fc.property(anyMatch, ({ facts, scene }) => {
        for (const side of [1, 2] as const) {
          const places = ofKind(scene, 'tower').flatMap((event) => (event.side === side ? [event.place] : []));
          const fallen = (place: string, before = places.length): number =>
            places.slice(0, before).filter((found) => found === place).length;
          const lanes = ['top', 'mid', 'bot'];
          expect(lanes.every((lane) => fallen(lane) <= 3)).toBe(true);
          expect(fallen('base')).toBe(side === facts.winner ? 2 : 0);
          places.forEach((place, index) => {
            if (place === 'base') expect(lanes.some((lane) => fallen(lane, index) === 3)).toBe(true);
          });
        }
      }),
      { numRuns: 1_000 },
    );
  });

  it('ROUND-5 is sorted by time and ends before the victory phase', () => {
    fc.assert(
      fc.property(anyMatch, ({ facts, scene }) => {
        const offsets = scene.map(({ second }) => eventOffset(second, facts.seconds));
        expect(offsets).toEqual(offsets.toSorted((a, b) => a - b));
        expect(offsets[0]).toBeGreaterThan(55_000);
        expect(offsets.at(-1)).toBe(107_000);
      }),
    );
  });

  it('ROUND-6 an event is published at its time, not 1 ms earlier', () => {
    fc.assert(
      fc.property(anyMatch, ({ facts: { seconds }, scene }) => {
        expect(sceneUntil(scene, 55_000, seconds)).toEqual([]);
        for (const event of scene) {
          const offset = eventOffset(event.second, seconds);
          expect(sceneUntil(scene, offset, seconds)).toContain(event);
          expect(sceneUntil(scene, offset - 1, seconds)).not.toContain(event);
        }
        expect(sceneUntil(scene, 107_000, seconds)).toEqual(scene);
      }),
    );
  });

  it('V26 ROUND-6 the state at a time depends only on the events up to it', () => {
    fc.assert(
      fc.property(anyMatch, fc.integer({ min: 0, max: 2_700 }), ({ scene }, second) => {
        const early = scene.filter((event) => event.second <= second);
        expect(sceneState(scene, second)).toEqual(sceneState(early, second));
      }),
      { numRuns: 1_000 },
    );
  });

  it('ROUND-5 equal seeds draw equal scenes, and each bit of the seed counts', () => {
    const salt = '0'.repeat(64);
    const sceneOf = (seed: Uint8Array): string => sceneHash(drawScene(seed, 1, salt, drawFacts(seed, 1, salt, 50)));
    const seed = hashOf('a seed');
    expect(sceneOf(seed)).toBe(sceneOf(Uint8Array.from(seed)));
    for (let bit = 0; bit < 256; bit += 1) {
      const other = Uint8Array.from(seed);
      other[bit >> 3] = (other[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect(sceneOf(other)).not.toBe(sceneOf(seed));
    }
  });
});
