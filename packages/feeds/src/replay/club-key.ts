const HONOR_OF_KINGS = 16;

/**
 * What two spellings of one club have in common: case, blanks, accents, punctuation and a bracket behind the name do
 * not count. Honor of Kings clubs are known by the Latin part of their name, which both languages write.
 *
 * @example clubKey(1, 'Amber Foxes (Harbour Team)') // 'amberfoxes', as for 'AMBER  Foxes'
 * @example clubKey(16, '东港AB') // 'ab', as for 'AB(Eastport,China)'
 */
export function clubKey(gameTypeId: number, name: string): string {
  const open = name.replace(/\s*[(（][^()（）]*[)）]\s*$/u, '') || name;
  const plain = lettersOf(open);
  if (gameTypeId !== HONOR_OF_KINGS) return plain;
  const latin = plain.replace(/[^a-z0-9]/g, '');
  return latin.length >= 2 ? latin : plain;
}

function lettersOf(name: string): string {
  const folded = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return folded.replace(/[^\p{L}\p{N}]/gu, '') || folded.trim();
}
