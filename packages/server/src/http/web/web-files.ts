import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';

import { LEAST_COMPRESSED } from '../answers/encoded-answers';

const ENTRY = /^\s*([a-z*-]+)\s*(?:;\s*q=([\d.]+)\s*)?$/i;

/** `*` is not expanded: such clients accept identity. */
function acceptedEncodings(header: string | undefined): ReadonlySet<string> {
  const found = (header ?? '').split(',').flatMap((entry) => {
    const [, name, weight] = ENTRY.exec(entry) ?? [];
    return name === undefined || Number(weight ?? 1) === 0 ? [] : [name.toLowerCase()];
  });
  return new Set(found);
}

const HOST_PAGE = 'host.html';
/** Made for frames of other sites (EMBED-1). */
export const FRAME_PAGE = '/frame.html';
const OTHER_TYPE = 'application/octet-stream';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ts': 'text/plain; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const COMPRESSIBLE = /^text\/|json|svg/;

export interface FileBody {
  readonly encoding: 'br' | 'gzip' | null;
  readonly bytes: Buffer;
  readonly etag: string;
}

export class WebFile {
  readonly type: string;
  readonly #etag: string;
  #gzipped: Promise<Buffer> | null;

  constructor(
    /** Such as `/assets/app-1a2b.js`. */
    readonly path: string,
    private readonly plain: Buffer,
    private readonly compressed: { readonly br?: Buffer | undefined; readonly gzip?: Buffer | undefined } = {},
  ) {
    this.type = TYPES[extname(path)] ?? OTHER_TYPE;
    this.#etag = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
    this.#gzipped = compressed.gzip === undefined ? null : Promise.resolve(compressed.gzip);
  }

  /** The smallest allowed. */
  async bodyFor(acceptEncoding: string | undefined): Promise<FileBody> {
    const accepted = acceptedEncodings(acceptEncoding);
    const { br } = this.compressed;
    if (br !== undefined && accepted.has('br')) return { encoding: 'br', bytes: br, etag: `"${this.#etag}-br"` };
    if (accepted.has('gzip') && this.#isCompressible)
      return { encoding: 'gzip', bytes: await this.#gzip(), etag: `"${this.#etag}-gz"` };
    return { encoding: null, bytes: this.plain, etag: `"${this.#etag}"` };
  }

  get #isCompressible(): boolean {
    return this.#gzipped !== null || (this.plain.length >= LEAST_COMPRESSED && COMPRESSIBLE.test(this.type));
  }

  /** The build compresses initially loaded files. */
  #gzip(): Promise<Buffer> {
    this.#gzipped ??= promisify(gzip)(this.plain, { level: constants.Z_BEST_COMPRESSION });
    return this.#gzipped;
  }
}

export type WebFiles = ReadonlyMap<string, WebFile>;

export interface WebFileOptions {
  /** It signs demo players in (S-M8). */
  readonly hasHostPage: boolean;
}

const isHidden = (name: string): boolean => name.split('/').some((part) => part.startsWith('.'));

async function readNames(folder: string): Promise<ReadonlySet<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    );
  return new Set(names.filter((name) => !isHidden(name)));
}

/**
 * Reads about 5 MB into memory: slow readers hold no descriptors (S-H1), and a new build does not mix with the old one.
 */
export async function readWebFiles(webFolder: string, { hasHostPage }: WebFileOptions): Promise<WebFiles> {
  const folder = join(webFolder, '.');
  const names = await readNames(folder);
  const read = async (name: string) => (names.has(name) ? await readFile(join(folder, name)) : undefined);
  const isCopy = (name: string): boolean => /\.(?:br|gz)$/.test(name) && names.has(name.slice(0, -3));
  const files = [...names]
    .filter((name) => !isCopy(name) && (hasHostPage || name !== HOST_PAGE))
    .map(async (name) => {
      const [plain, br, gz] = await Promise.all([readFile(join(folder, name)), read(`${name}.br`), read(`${name}.gz`)]);
      return new WebFile(`/${name}`, plain, { br, gzip: gz });
    });
  return new Map((await Promise.all(files)).map((file) => [file.path, file]));
}
