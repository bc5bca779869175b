/** Ms. */
export const SEGMENT_MS = 2_000;
const SEGMENTS = 32;
const LOOP_S = (SEGMENTS * SEGMENT_MS) / 1_000;
/** Of a playlist. */
const WINDOW = 6;
/** Still served after they left the playlist: a paused player continues. */
const KEPT = 150;

/** Ticks per second, by number of the track. */
const SCALES: Readonly<Record<number, number>> = { 1: 90_000, 2: 16_000 };

interface Box {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

function boxesOf(bytes: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  for (let start = from; start + 8 <= to;) {
    const end = start + bytes.readUInt32BE(start);
    boxes.push({ name: bytes.toString('latin1', start + 4, start + 8), start, end });
    start = end;
  }
  return boxes;
}

/** The stream as a pure function of time: its 64 seconds again and again (DEMO-1). Times in ms of the wall clock. */
export class TestStream {
  readonly init: Buffer;
  readonly #segments: readonly Buffer[];

  /** @param file made by `tools/make-demo-stream.ts`. */
  constructor(file: Buffer) {
    const boxes = boxesOf(file, 0, file.length);
    const starts = boxes.filter(({ name }) => name === 'moof').map(({ start }) => start);
    this.init = file.subarray(0, starts[0]);
    this.#segments = starts.map((start, place) => file.subarray(start, starts[place + 1]));
  }

  /** With the real time of each segment, by which a player measures its delay (SYNC-1). */
  playlist(now: number): string {
    const last = lastSegment(now);
    const first = Math.max(0, last - WINDOW + 1);
    const segments = Array.from({ length: last - first + 1 }, (_, place) => first + place);
    return [
      '#EXTM3U',
      '#EXT-X-VERSION:7',
      `#EXT-X-TARGETDURATION:${SEGMENT_MS / 1_000}`,
      `#EXT-X-MEDIA-SEQUENCE:${first}`,
      '#EXT-X-INDEPENDENT-SEGMENTS',
      '#EXT-X-MAP:URI="init.mp4"',
      ...segments.flatMap((number) => [
        `#EXT-X-PROGRAM-DATE-TIME:${new Date(number * SEGMENT_MS).toISOString()}`,
        `#EXTINF:${(SEGMENT_MS / 1_000).toFixed(3)},`,
        `${number}.m4s`,
      ]),
      '',
    ].join('\n');
  }

  /** Null for one that has not ended, or that ended long ago (bad input row 196). */
  segment(number: number, now: number): Buffer | null {
    const last = lastSegment(now);
    if (!Number.isSafeInteger(number) || number < 0 || number > last || number <= last - KEPT) return null;
    const stored = this.#segments[number % SEGMENTS];
    return stored === undefined ? null : inLoop(stored, number);
  }
}

const lastSegment = (now: number): number => Math.floor(now / SEGMENT_MS) - 1;

/** With its number and times in place of those of the first loop. */
function inLoop(stored: Buffer, number: number): Buffer {
  const bytes = Buffer.from(stored);
  const loops = Math.floor(number / SEGMENTS);
  const [moof] = boxesOf(bytes, 0, bytes.length);
  for (const part of boxesOf(bytes, 8, moof?.end ?? 0)) {
    // After version and flags.
    if (part.name === 'mfhd') bytes.writeUInt32BE(number % 2 ** 32, part.start + 12);
    if (part.name !== 'traf') continue;
    const [header, time] = boxesOf(bytes, part.start + 8, part.end);
    if (header === undefined || time === undefined) continue;
    const scale = SCALES[bytes.readUInt32BE(header.start + 12)] ?? 0;
    const at = time.start + 12;
    bytes.writeBigUInt64BE(bytes.readBigUInt64BE(at) + BigInt(loops * LOOP_S * scale), at);
  }
  return bytes;
}
