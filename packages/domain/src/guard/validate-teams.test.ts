import { describe, expect, it } from 'vitest';

import { buildNames } from '../testing';
import { isPlaceholderName } from './placeholder-names';
import { validateTeams } from './validate-teams';

const team = (team_id: number, en: string, cn = '') => ({
  team_id,
  names: { cn, en, tw: '', th: '', vn: '', in: '', jp: '', kr: '' },
});

describe('D2 placeholder names', () => {
  it.each([
    ...[
      'TBD',
      'tba',
      'T.B.D.',
      'TBD 2',
      'TBD (Europe)',
      ' unknown  team ',
      'Winner of Match A',
      'Loser of QF1',
      '1st of Group B',
    ],
    ...[
      '待定',
      '未知战队',
      'A组第一',
      '上半区胜者',
      '待確認',
      '未知隊伍',
      '未発表',
      '準決勝1の勝者',
      'ＴＢＤ',
      '?',
      '-',
      '',
    ],
    ...['미정', '추후 공지', '4강 1경기 승자', 'A조 1위', 'รอประกาศ', 'ผู้ชนะคู่ที่ 2', 'ยังไม่ทราบ'],
    ...['Chưa xác định', 'chua xac dinh', 'Đội thắng trận 3', 'Belum Ditentukan', 'Pemenang Grup A'],
  ])('D2 "%s" is no team', (name) => {
    expect(isPlaceholderName(name)).toBe(true);
  });

  it.each([
    'G2',
    'T1',
    'Team 3',
    'Winners',
    'Unknown Gaming',
    'Victory',
    '东港AB',
    'Los Perdedores',
    '100 Thieves',
    'A1',
  ])('D2 "%s" is a team', (name) => {
    expect(isPlaceholderName(name)).toBe(false);
  });
});

describe('D2 judgeTeams', () => {
  it('D2 believes two known teams, and doubts one id, one name or a placeholder', () => {
    expect(validateTeams(team(1, 'Foxes'), team(2, 'Herons'))).toBeNull();
    expect(validateTeams(team(1, 'Foxes'), team(1, 'Foxes'))).toBe('same_team');
    expect(validateTeams(team(1, 'Foxes'), team(2, 'FOXES!'))).toBe('same_team');
    expect(validateTeams(team(1, 'Foxes', '狐'), team(2, 'Foxes', '狼'))).toBeNull();
    expect(validateTeams(team(1, 'Foxes'), team(2, 'Herons', '待定'))).toBe('undecided_team');
    expect(validateTeams(team(1, 'Foxes'), team(2, ''))).toBe('undecided_team');
  });

  it('D2 leaves ids without a name to the check of names', () => {
    expect(validateTeams({ team_id: 1, names: null }, { team_id: 2, names: buildNames('Foxes') })).toBeNull();
  });
});
