/** Where the documents of operation are. */
export const MONITORING = new URL('../../../docs/monitoring/', import.meta.url);

/** A page of metrics as it is read. */
export interface ReadMetrics {
  /** Every sample by its name with its labels, such as `clutchline_bets_total{outcome="held"}`. */
  readonly samples: ReadonlyMap<string, number>;
  /** Kind of each metric by its name. */
  readonly kinds: ReadonlyMap<string, string>;
}

const SAMPLE = /^([a-z_]+(?:\{[a-z_]+="[^"\\]*"(?:,[a-z_]+="[^"\\]*")*\})?) (-?[\d.e+-]+)$/;
const TYPE = /^# TYPE ([a-z_]+) (counter|gauge|histogram)$/;
const HELP = /^# HELP [a-z_]+ \S.*$/;

/** Reads the text format; throws at the first line that is not of it. */
export function readMetrics(text: string): ReadMetrics {
  const samples = new Map<string, number>();
  const kinds = new Map<string, string>();
  for (const line of text.trimEnd().split('\n')) {
    const [, name, value] = SAMPLE.exec(line) ?? [];
    const [, typed, kind] = TYPE.exec(line) ?? [];
    if (name !== undefined && value !== undefined) samples.set(name, Number(value));
    else if (typed !== undefined && kind !== undefined) kinds.set(typed, kind);
    else if (!HELP.test(line)) throw new Error(`no line of metrics: ${line}`);
  }
  return { samples, kinds };
}
