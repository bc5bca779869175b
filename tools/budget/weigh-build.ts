import { basename } from 'node:path';

import { filesOf, readManifest, type BuildManifest } from './build-manifest';
import { weighFiles, type Weight } from './weigh-files';

/** In bytes; 1 KB is 1,000 bytes. */
export const LIMITS = { firstLoad: 120_000, css: 12_000, language: 12_000, lazyPart: 25_000 } as const;

const PAGE = 'index.html';
/** If it is a separate chunk. */
const FIRST_SCREEN = 'src/screens/match-list/match-list.tsx';
/** Runs beside the entry. */
const FIRST_LIST = 'src/embed/demo/first-list.ts';
const LANGUAGE = /\/generated\/[a-z]{2}-[A-Z]{2}\.ts$/;
const LAZY_PART = /^src\/screens\//;

/** First load of the match list, each language, each lazy part. */
export function weighBuild(folder: string): Weight[] {
  const manifest = readManifest(folder);
  const first = filesOf(manifest, [PAGE, ...[FIRST_SCREEN, FIRST_LIST].filter((source) => source in manifest)]);
  const languages = weighLanguages(folder, manifest);
  const heaviest = Math.max(...languages.map(({ bytes }) => bytes));
  if (languages.length === 0) throw new Error('the build has no language chunk');
  return [
    {
      name: 'first load, scripts and one language',
      bytes: weighFiles(folder, first, '.js') + heaviest,
      limit: LIMITS.firstLoad,
    },
    { name: 'first load, styles', bytes: weighFiles(folder, first, '.css'), limit: LIMITS.css },
    ...languages,
    ...weighLazyParts(folder, manifest, first),
  ];
}

function weighLanguages(folder: string, manifest: BuildManifest): Weight[] {
  return lazyChunks(manifest, LANGUAGE).map((key) => ({
    name: `language ${basename(key, '.ts')}`,
    bytes: weighFiles(folder, filesOf(manifest, [key]), '.js'),
    limit: LIMITS.language,
  }));
}

/** Added to the first load. */
function weighLazyParts(folder: string, manifest: BuildManifest, first: ReadonlySet<string>): Weight[] {
  return lazyChunks(manifest, LAZY_PART)
    .filter((key) => key !== FIRST_SCREEN)
    .map((key) => ({
      name: `lazy ${basename(key, '.tsx')}`,
      bytes: weighFiles(
        folder,
        [...filesOf(manifest, [key])].filter((file) => !first.has(file)),
        '.js',
      ),
      limit: LIMITS.lazyPart,
    }));
}

const lazyChunks = (manifest: BuildManifest, source: RegExp): string[] =>
  Object.keys(manifest).filter((key) => manifest[key]?.isDynamicEntry === true && source.test(key));
