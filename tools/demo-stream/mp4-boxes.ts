import { HEIGHT, pictureParameters, PROFILE_BYTES, sequenceParameters, WIDTH } from './encode-picture';
import { SAMPLE_RATE, SOUND_CONFIG } from './encode-sound';

/** Ticks per second. */
export const PICTURE_SCALE = 90_000;
const TRACK = { picture: 1, sound: 2 } as const;

export const u16 = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(2 * values.length);
  values.forEach((value, place) => bytes.writeUInt16BE(value, 2 * place));
  return bytes;
};
export const u32 = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(4 * values.length);
  values.forEach((value, place) => bytes.writeUInt32BE(value, 4 * place));
  return bytes;
};
const u64 = (value: number): Buffer => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(value));
  return bytes;
};

export function box(name: string, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  return Buffer.concat([u32(body.length + 8), Buffer.from(name, 'latin1'), body]);
}
const full = (name: string, flags: number, ...parts: readonly Buffer[]): Buffer => box(name, u32(flags), ...parts);
const VERSION_1 = 0x01_00_00_00;

const MATRIX = u32(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000);
/** "und". */
const LANGUAGE = 0x55c4;

interface Track {
  readonly id: number;
  readonly scale: number;
  readonly handler: 'vide' | 'soun';
  readonly header: Buffer;
  readonly entry: Buffer;
}

function track({ id, scale, handler, header, entry }: Track): Buffer {
  const isSound = handler === 'soun';
  const size = isSound ? u32(0, 0) : u32(WIDTH * 65_536, HEIGHT * 65_536);
  const none = u32(0);
  const tables = [
    full('stsd', 0, u32(1), entry),
    ...['stts', 'stsc'].map((name) => full(name, 0, none)),
    full('stsz', 0, u32(0, 0)),
    full('stco', 0, none),
  ];
  const data = box('dinf', full('dref', 0, u32(1), full('url ', 1)));
  return box(
    'trak',
    full('tkhd', 3, u32(0, 0, id, 0, 0, 0, 0), u16(0, 0, isSound ? 0x100 : 0, 0), MATRIX, size),
    box(
      'mdia',
      full('mdhd', 0, u32(0, 0, scale, 0), u16(LANGUAGE, 0)),
      full('hdlr', 0, u32(0), Buffer.from(handler), u32(0, 0, 0), Buffer.from([0])),
      box('minf', header, data, box('stbl', ...tables)),
    ),
  );
}

function pictureEntry(): Buffer {
  const [sequence, picture] = [sequenceParameters(), pictureParameters()];
  const config = Buffer.concat([
    ...[Buffer.from([1]), PROFILE_BYTES, Buffer.from([0xff, 0xe1]), u16(sequence.length), sequence],
    ...[Buffer.from([1]), u16(picture.length), picture],
  ]);
  return box(
    'avc1',
    u16(0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, WIDTH, HEIGHT),
    u32(0x480000, 0x480000, 0),
    u16(1),
    Buffer.alloc(32),
    u16(0x18, 0xffff),
    box('avcC', config),
  );
}

function soundEntry(): Buffer {
  const part = (tag: number, ...content: readonly Buffer[]): Buffer => {
    const body = Buffer.concat(content);
    return Buffer.concat([Buffer.from([tag, body.length]), body]);
  };
  const decoder = Buffer.concat([Buffer.from([0x40, 0x15, 0, 0, 0]), u32(8_000, 8_000)]);
  const descriptor = part(
    3,
    u16(0),
    Buffer.from([0]),
    part(4, decoder, part(5, SOUND_CONFIG)),
    part(6, Buffer.from([2])),
  );
  return box('mp4a', u16(0, 0, 0, 1, 0, 0, 0, 0, 1, 16, 0, 0), u32(SAMPLE_RATE * 65_536), full('esds', 0, descriptor));
}

/** What a player needs before the first segment. */
export function initialization(): Buffer {
  const extend = (id: number, duration: number, flags: number): Buffer =>
    full('trex', 0, u32(id, 1, duration, 0, flags));
  return Buffer.concat([
    box('ftyp', Buffer.from('iso5'), u32(512), Buffer.from('iso5iso6mp41')),
    box(
      'moov',
      full('mvhd', 0, u32(0, 0, 1_000, 0, 0x10000), u16(0x100, 0), u32(0, 0), MATRIX, u32(0, 0, 0, 0, 0, 0, 3)),
      track({
        ...{ id: TRACK.picture, scale: PICTURE_SCALE, handler: 'vide', entry: pictureEntry() },
        header: full('vmhd', 1, u16(0, 0, 0, 0)),
      }),
      track({
        ...{ id: TRACK.sound, scale: SAMPLE_RATE, handler: 'soun', entry: soundEntry() },
        header: full('smhd', 0, u16(0, 0)),
      }),
      box('mvex', extend(TRACK.picture, 0, 0), extend(TRACK.sound, 0, 0)),
    ),
  ]);
}

export interface Sample {
  readonly bytes: Buffer;
  /** Decodes without others. */
  readonly isWhole: boolean;
}

export interface Run {
  readonly samples: readonly Sample[];
  /** Ticks of the track. */
  readonly start: number;
  readonly duration: number;
}

const WHOLE = 0x0200_0000;
const DEPENDENT = 0x0101_0000;

export interface Segment {
  readonly number: number;
  readonly picture: Run;
  readonly sound: Run;
}

/** Pictures, then sounds. */
export function segment({ number, picture, sound }: Segment): Buffer {
  const header = (pictureAt: number, soundAt: number): Buffer =>
    box(
      'moof',
      full('mfhd', 0, u32(number)),
      fragment(TRACK.picture, picture, pictureAt),
      fragment(TRACK.sound, sound, soundAt),
    );
  const bytesOf = ({ samples }: Run): Buffer => Buffer.concat(samples.map(({ bytes }) => bytes));
  const first = header(0, 0).length + 8;
  const pictures = bytesOf(picture);
  return Buffer.concat([header(first, first + pictures.length), box('mdat', pictures, bytesOf(sound))]);
}

function fragment(id: number, { samples, start, duration }: Run, offset: number): Buffer {
  const rows = samples.map(({ bytes, isWhole }) => u32(bytes.length, isWhole ? WHOLE : DEPENDENT));
  return box(
    'traf',
    full('tfhd', 0x02_00_08, u32(id, duration)),
    full('tfdt', VERSION_1, u64(start)),
    full('trun', 0x00_06_01, u32(samples.length, offset), ...rows),
  );
}
