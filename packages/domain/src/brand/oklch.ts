/** A colour in OKLCH: lightness 0 to 1, chroma 0 to about 0.37, hue in radians. Equal steps look equally far apart. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

type Triple = readonly [number, number, number];

/** Steps of the search for the strongest chroma that a screen can show. */
const CHROMA_STEPS = 12;

const linear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const encoded = (value: number): number => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

/** Linear light of "#rrggbb", each 0 to 1. */
function linearOf(hex: string): Triple {
  const channel = (at: number): number => linear(parseInt(hex.slice(at, at + 2), 16) / 255);
  return [channel(1), channel(3), channel(5)];
}

/** In OKLab: lightness, green to red, blue to yellow. */
function labOf(hex: string): Triple {
  const [r, g, b] = linearOf(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** @example oklchOf('#ffffff').l // 1 */
export function oklchOf(hex: string): Oklch {
  const [l, a, b] = labOf(hex);
  return { l, c: Math.hypot(a, b), h: Math.atan2(b, a) };
}

/** Linear light; outside 0 to 1 if no screen shows the colour. */
function lightOf({ l, c, h }: Oklch): Triple {
  const [a, b] = [c * Math.cos(h), c * Math.sin(h)];
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
}

const isShown = (colour: Oklch): boolean => lightOf(colour).every((light) => light >= -0.0005 && light <= 1.0005);

/** "#rrggbb" of a colour; its chroma is reduced as far as a screen needs. */
export function hexOf(colour: Oklch): string {
  let [low, high] = [0, colour.c];
  if (!isShown(colour))
    for (let step = 0; step < CHROMA_STEPS; step += 1) {
      const middle = (low + high) / 2;
      if (isShown({ ...colour, c: middle })) low = middle;
      else high = middle;
    }
  else low = high;
  const bytes = lightOf({ ...colour, c: low }).map((light) =>
    Math.round(255 * encoded(Math.min(1, Math.max(0, light)))),
  );
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** WCAG 2.2, 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const luminance = (hex: string): number => {
    const [r, g, b] = linearOf(hex);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [first, second] = [luminance(one), luminance(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** Euclidean distance in OKLab; 0.02 is just visible, black and white are 1 apart. */
export function colourDistance(one: string, other: string): number {
  const [a, b] = [labOf(one), labOf(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}
