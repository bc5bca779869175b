import { Counter, Registry } from 'prom-client';

export class ViewCounts {
  readonly metrics = new Registry();

  readonly accepted = this.#count('accepted', 'Live views of the feed that were accepted; leader only.');
  readonly dropped = this.#count(
    'dropped',
    'Live views of the feed that were dropped: unknown match, earlier time, invalid; leader only.',
  );

  #count(name: string, help: string): Counter {
    return new Counter({ name: `clutchline_live_views_${name}_total`, help, registers: [this.metrics] });
  }
}
