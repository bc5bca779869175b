import { drawSecond } from './draw-second';
import { samePicture, wholePicture } from './encode-picture';
import { FRAME, SAMPLE_RATE, soundFrame } from './encode-sound';
import { initialization, PICTURE_SCALE, type Run, type Sample, segment, u32 } from './mp4-boxes';

/** Seconds. */
const LENGTH = 2;
const SEGMENTS = 32;
const PICTURES_A_SECOND = 10;
const TONE_S = 0.1;

/**
 * The test stream as a file (DEMO-1): 64 seconds in 32 segments, 426 × 240 pixels, ten pictures and a tone a second. The picture
 * shows the second as digits and as six boxes. The same bytes each time.
 */
export function demoStream(): Buffer {
  const segments = Array.from({ length: SEGMENTS }, (_, number) =>
    segment({ number, picture: pictures(number), sound: sounds(number) }),
  );
  return Buffer.concat([initialization(), ...segments]);
}

function pictures(number: number): Run {
  const samples = Array.from({ length: LENGTH * PICTURES_A_SECOND }, (_, place): Sample => {
    const second = Math.floor(place / PICTURES_A_SECOND);
    const later = place % PICTURES_A_SECOND;
    const unit = later === 0 ? wholePicture(drawSecond(number * LENGTH + second), second) : samePicture(later);
    return { bytes: Buffer.concat([u32(unit.length), unit]), isWhole: later === 0 };
  });
  return { samples, start: number * LENGTH * PICTURE_SCALE, duration: PICTURE_SCALE / PICTURES_A_SECOND };
}

/** A frame belongs to the segment in which it begins; 64 seconds are 1,000 frames. */
function sounds(number: number): Run {
  const frameAt = (second: number): number => Math.ceil((second * SAMPLE_RATE) / FRAME);
  const [first, after] = [frameAt(number * LENGTH), frameAt((number + 1) * LENGTH)];
  const samples = Array.from({ length: after - first }, (_, place): Sample => {
    const second = ((first + place) * FRAME) / SAMPLE_RATE;
    return { bytes: soundFrame(second % 1 < TONE_S), isWhole: true };
  });
  return { samples, start: first * FRAME, duration: FRAME };
}
