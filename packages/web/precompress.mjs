import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(js|css|html|svg|json|webmanifest)$/;
/** Bytes; smaller files gain nothing. */
const LEAST = 1_024;

/** Writes Brotli and gzip copies, which the server sends. */
export function precompress() {
  let folder = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
    async closeBundle() {
      const names = await readdir(folder, { recursive: true });
      await Promise.all(names.filter((name) => TEXT.test(name)).map((name) => compressFile(join(folder, name))));
    },
  };
}

async function compressFile(path) {
  const text = await readFile(path);
  if (text.length < LEAST) return;
  const quality = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } };
  await writeFile(`${path}.br`, await promisify(brotliCompress)(text, quality));
  await writeFile(`${path}.gz`, await promisify(gzip)(text, { level: 9 }));
}
