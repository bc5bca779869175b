import { DESK_PATH, type DeskBody } from '@clutchline/contract/desk';

import type { WriteResult } from './desk-result';
import { refusedOf } from './send-call';

export interface DownloadedFile {
  readonly name: string;
  readonly content: Blob;
}

/** Streamed by the server; a browser keeps a large one on its disk. */
export type Download = (body: DeskBody<'export'>) => Promise<WriteResult<DownloadedFile>>;

const NAME = /filename="([\w.-]+)"/;

export function createDownload(fetch: typeof globalThis.fetch): Download {
  return async (body) => {
    try {
      const response = await fetch(`${DESK_PATH}/export`, {
        method: 'POST',
        credentials: 'same-origin',
        headers: { 'content-type': 'application/json', 'x-desk': '1' },
        body: JSON.stringify(body),
      });
      if (!response.ok) return refusedOf(await response.json()) ?? { kind: 'unreached' };
      const name = NAME.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'export';
      return { kind: 'ok', data: { name, content: await response.blob() } };
    } catch {
      return { kind: 'unreached' };
    }
  };
}

export function saveFile({ name, content }: DownloadedFile): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
