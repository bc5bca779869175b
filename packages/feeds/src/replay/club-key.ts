const HONOR_OF_KINGS = 16;

/** Honor of Kings clubs whose Chinese name carries no Latin part to know them by. */
const HONOR_OF_KINGS_ALIASES: ReadonlyMap<string, string> = new Map([
  ['重庆狼队', 'wolves'],
  ['情久', '桐乡情久'],
]);

/**
 * What two spellings of one club have in common: case, blanks, accents, punctuation and a bracket behind the name do
 * not count. Honor of Kings clubs are known by the Latin part of their name, which both languages write.
 *
 * @example clubKey(1, 'Inferno Esports (Filipino Team)') // 'infernoesports', as for 'Inferno eSports'
 * @example clubKey(16, '深圳DYG') // 'dyg', as for 'DYG(Shenzhen,China)'
 */
export function clubKey(gameTypeId: number, name: string): string {
  const open = name.replace(/\s*[(（][^()（）]*[)）]\s*$/u, '') || name;
  const plain = lettersOf(open);
  if (gameTypeId !== HONOR_OF_KINGS) return plain;
  const alias = HONOR_OF_KINGS_ALIASES.get(plain);
  if (alias !== undefined) return alias;
  const latin = plain.replace(/[^a-z0-9]/g, '');
  return latin.length >= 2 ? latin : plain;
}

function lettersOf(name: string): string {
  const folded = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return folded.replace(/[^\p{L}\p{N}]/gu, '') || folded.trim();
}
