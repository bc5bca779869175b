import { describe, expect, it } from 'vitest';

import { localNames } from './local-names';

describe('localNames', () => {
  it('LANG-3 a Chinese name is the Chinese text, any other the English one, the rest fall back', () => {
    expect(localNames('东港AB')).toMatchObject({ cn: '东港AB', en: '', tw: '', kr: '' });
    expect(localNames('Ålmar')).toMatchObject({ cn: '', en: 'Ålmar', jp: '' });
  });

  it('is never longer than the wire allows', () => {
    expect(localNames('x'.repeat(300)).en).toHaveLength(200);
  });
});
