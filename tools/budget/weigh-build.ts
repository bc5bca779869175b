import { basename } from 'node:path';

import { filesOf, readManifest, type BuildManifest } from './build-manifest';
import { weighFiles, type Weight } from './weigh-files';

/** Bytes; 1 KB is 1,000 bytes. */
export const LIMITS = {
  firstLoad: 118_000,
  css: 12_000,
  language: 12_000,
  lazyPart: 25_000,
  gameTexts: 8_000,
} as const;

const PAGE = 'index.html';
const FIRST_SCREEN = 'src/screens/match-list/match-list.tsx';
const FIRST_LIST = 'src/embed/demo/first-list.ts';
const LANGUAGE = /\/generated\/[a-z]{2}-[A-Z]{2}\.ts$/;
const LAZY_PART = /^src\/screens\//;
/** Of both virtual games, and of each alone. */
const GAME_TEXTS = /\/generated\/([a-z]{2}-[A-Z]{2})\.(game|speed|chess)\.ts$/;
const GAME = /^src\/screens\/virtual-/;
/** Chunks of `vite.config.mjs` that every start loads beside the first list. */
const BESIDE = /^_(beside|around)-[^.]*\.js$/;

export function weighBuild(folder: string): Weight[] {
  const manifest = readManifest(folder);
  const first = filesOf(manifest, [PAGE, ...firstParts(manifest)]);
  const atStart = filesOf(manifest, [PAGE, ...firstParts(manifest), ...keysOf(manifest, BESIDE)]);
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
    {
      name: 'beside the first list',
      bytes: weighFiles(folder, without(atStart, first), '.js'),
      limit: LIMITS.lazyPart,
    },
    ...languages,
    ...weighGames(folder, manifest, atStart),
    ...weighLazyParts(folder, manifest, atStart),
  ];
}

function weighLanguages(folder: string, manifest: BuildManifest): Weight[] {
  return lazyChunks(manifest, LANGUAGE).map((key) => ({
    name: `language ${basename(key, '.ts')}`,
    bytes: weighFiles(folder, filesOf(manifest, [key]), '.js'),
    limit: LIMITS.language,
  }));
}

/** V22: nothing of the virtual games loads at the start, and the texts of each are small. */
function weighGames(folder: string, manifest: BuildManifest, atStart: ReadonlySet<string>): Weight[] {
  const keys = Object.keys(manifest).filter((key) => GAME.test(key) || GAME_TEXTS.test(key));
  const early = keys.flatMap((key) => manifest[key]?.file ?? []).filter((file) => atStart.has(file));
  const weighTexts = (language: string, game: string): number => {
    const own = keys.filter((key) => {
      const [, of, name] = GAME_TEXTS.exec(key) ?? [];
      return of === language && (name === 'game' || name === game);
    });
    return weighFiles(folder, new Set(own.flatMap((key) => manifest[key]?.file ?? [])), '.js');
  };
  const languages = new Set(keys.flatMap((key) => GAME_TEXTS.exec(key)?.[1] ?? []));
  return [
    { name: 'virtual games at the start', bytes: weighFiles(folder, early, '.js'), limit: 0 },
    ...[...languages].flatMap((language) =>
      ['speed', 'chess'].map((game) => ({
        name: `texts of ${game} ${language}`,
        bytes: weighTexts(language, game),
        limit: LIMITS.gameTexts,
      })),
    ),
  ];
}

function weighLazyParts(folder: string, manifest: BuildManifest, atStart: ReadonlySet<string>): Weight[] {
  return lazyChunks(manifest, LAZY_PART)
    .filter((key) => key !== FIRST_SCREEN)
    .map((key) => ({
      name: `lazy ${basename(key, '.tsx')}`,
      bytes: weighFiles(folder, without(filesOf(manifest, [key]), atStart), '.js'),
      limit: LIMITS.lazyPart,
    }));
}

const lazyChunks = (manifest: BuildManifest, source: RegExp): string[] =>
  keysOf(manifest, source).filter((key) => manifest[key]?.isDynamicEntry === true);

const keysOf = (manifest: BuildManifest, source: RegExp): string[] =>
  Object.keys(manifest).filter((key) => source.test(key));

const firstParts = (manifest: BuildManifest): string[] =>
  [FIRST_SCREEN, FIRST_LIST].filter((source) => source in manifest);

const without = (files: ReadonlySet<string>, others: ReadonlySet<string>): string[] =>
  [...files].filter((file) => !others.has(file));
