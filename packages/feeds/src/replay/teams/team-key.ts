const HONOR_OF_KINGS = 16;

/**
 * Ignores case, blanks, accents, punctuation and a bracket after the name. Honor of Kings teams use the Latin part,
 * which both languages share.
 *
 * @example teamKey(16, '东港AB') // 'ab', as for 'AB(Eastport,China)'
 */
export function teamKey(gameTypeId: number, name: string): string {
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
