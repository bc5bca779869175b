import type { RawData } from 'ws';

export const textOf = (data: RawData): string => {
  if (Array.isArray(data)) return Buffer.concat(data).toString();
  return data instanceof ArrayBuffer ? Buffer.from(data).toString() : data.toString();
};
