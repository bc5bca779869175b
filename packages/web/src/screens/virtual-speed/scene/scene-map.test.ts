import { chainSeeds, drawFacts, drawScene, saltOf } from '@clutchline/domain/virtual-round';
import { hashOf } from '@clutchline/domain/chance';
import { describe, expect, it } from 'vitest';

import { lanePlace, MAP_HEIGHT, MAP_WIDTH, markersAt, towersAfter } from './scene-map';

const seed = chainSeeds(hashOf('scene'), 2)[1] ?? new Uint8Array(32);
const salt = saltOf('00', []);
const facts = drawFacts(seed, 1, salt, 50);
const scene = drawScene(seed, 1, salt, facts);

describe('scene map', () => {
  it('V26 ROUND-8 the picture at a time depends only on the events up to it', () => {
    for (let second = 0; second <= facts.seconds; second += 60) {
      const past = scene.filter((event) => event.second <= second);
      expect(markersAt(scene, second, 500)).toEqual(markersAt(past, second, 500));
    }
  });

  it('ROUND-8 ten players and twenty-two towers are on the map, whatever the lead', () => {
    for (const lead of [-90_000, -3_000, 0, 3_000, 90_000]) {
      const markers = markersAt(scene, facts.seconds, lead);
      expect(markers).toHaveLength(10);
      for (const { x, y } of [...markers, ...towersAfter(scene)]) {
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(MAP_WIDTH);
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(MAP_HEIGHT);
      }
    }
    expect(towersAfter([])).toHaveLength(22);
  });

  it('ROUND-8 as many towers are down as events say, of the side that lost them', () => {
    const towers = scene.filter(({ kind }) => kind === 'tower');
    for (const side of [1, 2] as const)
      expect(towersAfter(scene).filter((tower) => tower.isDown && tower.side !== side)).toHaveLength(
        towers.filter((event) => event.side === side).length,
      );
  });

  it('ROUND-8 a killed player is at home for a while', () => {
    const kill = scene.find((event) => event.kind === 'kill');
    if (kill?.kind !== 'kill') throw new Error('no kill');
    const victim = (second: number) =>
      markersAt([kill], second, 0).find(({ side, position }) => side !== kill.side && position === kill.victim);
    expect(victim(kill.second - 1)?.isDown).toBe(false);
    expect(victim(kill.second)?.isDown).toBe(true);
    expect(victim(kill.second + 40)?.isDown).toBe(false);
  });

  it('ROUND-8 the lanes connect both bases', () => {
    for (const lane of ['top', 'mid', 'bot'] as const)
      expect([lanePlace(lane, 0), lanePlace(lane, 1)]).toEqual([
        { x: 24, y: 156 },
        { x: 296, y: 24 },
      ]);
  });
});
