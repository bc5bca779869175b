/** Normalised as in `isPlaceholderName`. */
const FULL_NAMES: readonly string[] = [
  ...['tbd', 'tba', 'tbc', 'to be determined', 'to be decided', 'to be announced', 'to be confirmed', 'team tbd'],
  ...['unknown', 'unknown team', 'team unknown', 'undecided', 'undefined', 'null', 'n a', 'no team', 'tbd team'],
  ...['not determined', 'not announced', 'placeholder', 'team to be determined', 'team to be announced', 'bye'],
  ...[
    '待定',
    '未定',
    '待确定',
    '待确认',
    '待公布',
    '未公布',
    '未知',
    '未知队伍',
    '未知战队',
    '队伍待定',
    '战队待定',
    '轮空',
  ],
  ...['待確定', '待確認', '待公佈', '未公佈', '未知隊伍', '未知戰隊', '隊伍待定', '戰隊待定', '輪空'],
  ...['未確定', '未発表', '不明', '不明なチーム', '調整中', '後日発表', '対戦相手未定', 'チーム未定'],
  ...['미정', '미확정', '추후 공지', '추후 발표', '알 수 없음', '알수없음', '상대 미정', '팀 미정', '미정 팀'],
  ...['รอประกาศ', 'รอยืนยัน', 'รอการยืนยัน', 'รอผล', 'ยังไม่กำหนด', 'ยังไม่ประกาศ', 'ยังไม่ทราบ', 'ไม่ทราบทีม', 'ทีมที่รอประกาศ'],
  ...['chưa xác định', 'chưa rõ', 'chưa công bố', 'chưa biết', 'chờ xác định', 'sẽ xác định sau', 'đội chưa xác định'],
  ...['chua xac dinh', 'chua ro', 'chua cong bo', 'cho xac dinh', 'doi chua xac dinh'],
  ...['belum ditentukan', 'belum diketahui', 'belum diumumkan', 'akan ditentukan', 'akan diumumkan'],
  ...['tim belum ditentukan', 'tim belum diketahui', 'menunggu pengumuman', 'menunggu konfirmasi'],
];

const BEGINNINGS: readonly string[] = [
  ...['winner of ', 'winners of ', 'loser of ', 'losers of ', 'winner match ', 'loser match ', 'winner game '],
  ...['winner group ', 'winner semifinal', 'winner quarterfinal', 'winner final', 'runner up of ', 'runner up group '],
  ...['1st of group ', '2nd of group ', 'first of group ', 'second of group ', 'group winner'],
  ...['ผู้ชนะ', 'ผู้แพ้', 'ทีมที่ชนะ', 'ทีมที่แพ้'],
  ...['thắng trận', 'thua trận', 'đội thắng', 'đội thua', 'nhất bảng', 'nhì bảng', 'doi thang', 'doi thua'],
  ...['pemenang ', 'tim pemenang', 'yang kalah', 'juara grup', 'runner up grup'],
];

const ENDINGS: readonly string[] = [
  ...['胜者', '勝者', '败者', '敗者', '负者', '負者', '组第一', '组第二', '組第一', '組第二', '組第1', '组第1'],
  ...['組1位', '組2位', '의 승자', '경기 승자', '경기 패자', '조 1위', '조 2위', 'of match', 'tbd'],
];

/**
 * Whether a name is a placeholder for an undecided team; such matches are not offered.
 *
 * @example isPlaceholderName('Winner of Match A') // true
 */
export function isPlaceholderName(name: string): boolean {
  const folded = name
    .normalize('NFKC')
    .replace(/\s*\([^()]*\)\s*$/u, '')
    .toLowerCase()
    .replaceAll('.', '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
  const unnumbered = folded.replace(/\s*(?:\d{1,2}|\s[a-h])$/u, '');
  if (folded === '' || FULL_NAMES.includes(folded) || FULL_NAMES.includes(unnumbered)) return true;
  return BEGINNINGS.some((part) => folded.startsWith(part)) || ENDINGS.some((part) => folded.endsWith(part));
}
