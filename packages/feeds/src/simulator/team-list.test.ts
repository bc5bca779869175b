import { LANGUAGES, type LangSuffix } from '@clutchline/contract';
import { describe, expect, it } from 'vitest';

import { GAME_TYPES } from '../game-types';
import { EVENTS } from './event-list';
import { GAME_SETUPS } from './game-setup';
import { STAGE, TITLE_STAGE } from './stage-names';
import { rosterOf, TEAMS } from './team-list';

const NATIVE: readonly (readonly [LangSuffix, RegExp])[] = [
  ['cn', /\p{Script=Han}/u],
  ['tw', /\p{Script=Han}/u],
  ['jp', /[\p{Script=Katakana}\p{Script=Hiragana}\p{Script=Han}]/u],
  ['kr', /\p{Script=Hangul}/u],
  ['th', /\p{Script=Thai}/u],
];

describe('the names of the simulator', () => {
  const named = [...TEAMS, ...EVENTS, ...GAME_TYPES].map(({ names }) => names);
  const stages = [...Object.values(STAGE), TITLE_STAGE];

  it('LANG-3 are there in all eight languages', () => {
    for (const names of [...named, ...stages]) {
      for (const { suffix } of LANGUAGES) expect(names[suffix].trim()).not.toBe('');
    }
  });

  it.each(NATIVE)('of teams and competitions are written in the script of %s', (suffix, script) => {
    for (const { names } of [...TEAMS, ...EVENTS]) expect(names[suffix]).toMatch(script);
  });

  it('distinguish every team from every other in every language', () => {
    for (const { suffix } of LANGUAGES) {
      expect(new Set(TEAMS.map(({ names }) => names[suffix])).size).toBe(TEAMS.length);
      expect(new Set(EVENTS.map(({ names }) => names[suffix])).size).toBe(EVENTS.length);
    }
  });

  it('give every game ten teams or more and two competitions', () => {
    expect(new Set(TEAMS.map(({ team_id }) => team_id)).size).toBe(TEAMS.length);
    for (const { gameTypeId } of GAME_SETUPS) {
      const roster = [...rosterOf(gameTypeId, 0), ...rosterOf(gameTypeId, 1)];
      expect(new Set(roster).size).toBe(12);
      expect(roster.every((id) => TEAMS.some(({ team_id }) => team_id === id))).toBe(true);
      expect(EVENTS.filter(({ game_type_id }) => game_type_id === gameTypeId)).toHaveLength(2);
    }
  });

  it('GAMES-2 name the games of the simulator by their ids', () => {
    expect(GAME_TYPES.map(({ game_type_id }) => game_type_id)).toEqual(GAME_SETUPS.map(({ gameTypeId }) => gameTypeId));
    expect(GAME_TYPES.find(({ game_type_id }) => game_type_id === 1)?.names.kr).toBe('리그 오브 레전드');
    expect(GAME_TYPES.find(({ game_type_id }) => game_type_id === 16)?.names.cn).toBe('王者荣耀');
  });
});
