import { describe, expect, it, vi } from 'vitest';

import { THEMES } from '../../packages/web/stories/frame/looks';
import { GALLERY_HELP, PARTS } from './gallery-help';
import { HEIGHTS, isWanted, readGalleryOptions } from './gallery-options';
import { looksOf } from './looks-of';

describe('options of the gallery', () => {
  it('are everything without arguments: seven widths, three themes, the default look and three brands', () => {
    const options = readGalleryOptions([]);
    expect(options.widths).toEqual([320, 390, 768, 1_024, 1_440, 1_920, 2_560]);
    expect(options.parts).toEqual(['screens', 'stories']);
    expect(looksOf(options)).toHaveLength(12);
    expect(options).toMatchObject({ isCheck: false, only: [], gameLanguages: [2] });
    expect(readGalleryOptions(['--languages', '1,4'])).toMatchObject({ languages: [1, 4], gameLanguages: [1, 4] });
  });

  it('are in the help text', () => {
    for (const values of [PARTS, Object.keys(HEIGHTS), THEMES]) expect(GALLERY_HELP).toContain(values.join(','));
  });

  it('select looks and subjects', () => {
    const options = readGalleryOptions(['--brands', '2', '--themes', 'light', '--only', 'list,bets', '--check']);
    expect(looksOf(options).map(({ label, name }) => [label, name])).toEqual([['tidewell-light', 'Tidewell']]);
    expect(looksOf(options)[0]?.tokens['--cl-accent']).toMatch(/^#/);
    expect(['list', 'bets', 'user'].filter((name) => isWanted(name, options.only))).toEqual(['list', 'bets']);
    expect(options).toMatchObject({ isCheck: true, widths: [320, 1_440] });
    expect(readGalleryOptions(['--check', '--widths', '390']).widths).toEqual([390]);
  });

  it.each([['--widths', '321'], ['--brands', '4'], ['--parts', 'screen'], ['--unknown']])(
    'refuse %s %s with the help text',
    (...args) => {
      const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
        throw new Error('exits');
      });
      expect(() => readGalleryOptions(args)).toThrow('exits');
      expect(exit).toHaveBeenCalledWith(2);
      expect(String(printed.mock.calls[0])).toContain('npm run gallery');
      vi.restoreAllMocks();
    },
  );
});
