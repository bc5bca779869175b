import type { RealMap, RealSeries } from '../real-series';

export function realMap(changes: Partial<RealMap> = {}): RealMap {
  return {
    no: 1,
    startsAt: null,
    winner: 1,
    countsFor: null,
    isForfeit: false,
    score1: null,
    score2: null,
    lengthS: null,
    halves: null,
    firstBlood: null,
    ...changes,
  };
}

export function realSeries(changes: Partial<RealSeries> = {}): RealSeries {
  return {
    file: 'made-up.csv',
    rows: [],
    key: '1|S1',
    gameTypeId: 1,
    startsAt: Date.parse('2030-05-04T10:00:00Z'),
    bestOf: 3,
    event: 'Spring Cup',
    stage: 'Playoffs',
    team1: { name: 'Amber Foxes', sourceId: '' },
    team2: { name: 'Blue Herons', sourceId: '' },
    maps: [realMap(), realMap({ no: 2 })],
    score1: 2,
    score2: 0,
    winner: 1,
    walkover: false,
    ...changes,
  };
}
