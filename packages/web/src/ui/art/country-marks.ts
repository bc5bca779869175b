const KINDS = [
  'disc',
  'half',
  'star',
  'leaf',
  'diamond',
  'plus',
  'cross',
  'nordic',
  'saltire',
  'hoist',
  'bar',
  'canton',
] as const;

export interface CountryShape {
  readonly kind: (typeof KINDS)[number];
  readonly colour: string;
  /** Centre and radius, or the width of a cross; empty for the usual ones. */
  readonly numbers: readonly number[];
}

export interface CountryDrawing {
  /** Side by side instead of one below the other. */
  readonly isUpright: boolean;
  /** Of equal width; a wider one is several. */
  readonly bands: readonly string[];
  /** In the order of drawing. */
  readonly shapes: readonly CountryShape[];
}

/**
 * ISO 3166-1 code; `h` or `v`; colours of the bands; then shapes with colour and numbers. Only countries whose flag is
 * a few plain shapes: without its emblem another flag would be that of a neighbour, or of nobody.
 */
const ROWS = `AE h 172 fff 111 bar:e12
AM h d00 03a fa0
AR h 7ad fff 7ad disc:fb3:12:8:1.7
AT h e23 fff e23
BD h 064 disc:f24:11:8:4.6
BE v 111 fd3 e23
BG h fff 096 d21
BR h 193 diamond:fd0 disc:026:12:8:2.9
CA v d11 fff fff d11 leaf:d11
CH h d12 plus:fff
CL h fff d12 canton:039 star:fff:5:4:2.6
CN h d11 star:fd0:6:5.4:3.6
CO h fc0 fc0 03a c12
CZ h fff d12 hoist:147
DE h 111 d12 fc0
DK h c12 nordic:fff:3
EE h 07c 111 fff
ES h a15 fb0 fb0 a15
FI h fff nordic:036:4
FR v 13a fff e23
GB h 026 saltire:fff:3.4 cross:fff:5.4 cross:c12:3.2
GE h fff cross:e12:3.2
HU h c23 fff 475
ID h d11 fff
IE v 196 fff f84
IN h f93 fff 182 disc:116:12:8:2
IS h 025 nordic:fff:4.4 nordic:d12:2.2
IT v 094 fff c23
JP h fff disc:b02
KR h fff disc:c23 half:047
KZ h 0ac disc:fd0
LA h c12 026 026 c12 disc:fff:12:8:2.8
LT h fb1 064 c12
LU h e23 fff 0ad
LV h 923 923 fff 923 923
MN v c12 06b c12
MX v 064 fff c12 disc:864:12:8:1.8
MY h c12 fff c12 fff c12 fff c12 canton:116 disc:fc0:5:4:2.6
NG v 085 fff 085
NL h a12 fff 248
NO h b12 nordic:fff:4.4 nordic:026:2.2
PE v d12 fff d12
PH h 03a c12 hoist:fff disc:fc0:3:8:1.5
PL h fff d12
PT v 064 064 d12 d12 d12 disc:fd0:9.6:8:2.6
RO v 027 fd1 c12
SE h 06a nordic:fc0:3.2
SG h e23 fff disc:fff:6:4:2.7 disc:e23:7.2:4:2.5
TH h a12 fff 226 226 fff a12
TR h d11 disc:fff:9:8:4.2 disc:d11:10.2:8:3.4 star:fff:14:8:2.4
UA h 05b fd0
US h c12 fff c12 fff c12 fff c12 canton:336
VN h d11 star:ff0:12:8:5`;

function shapeOf(text: string): CountryShape[] {
  const [name, colour = '', ...numbers] = text.split(':');
  const kind = KINDS.find((one) => one === name);
  return kind === undefined ? [] : [{ kind, colour: `#${colour}`, numbers: numbers.map(Number) }];
}

/** By country; those without an own drawing are letters. */
export const COUNTRY_DRAWINGS: ReadonlyMap<string, CountryDrawing> = new Map(
  ROWS.split('\n').map((row) => {
    const [code = '', direction, ...parts] = row.split(' ');
    const bands = parts.filter((part) => !part.includes(':')).map((colour) => `#${colour}`);
    return [code, { isUpright: direction === 'v', bands, shapes: parts.flatMap(shapeOf) }];
  }),
);
