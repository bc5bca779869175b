/** Wednesday noon in China, so that every run has the same calendar with matches of both days around it. */
const STARTS_AT = Date.UTC(2026, 10, 18, 4);

/** Of the site's clock and its pages to the machine's clock, ms; 0 before the first site. */
let shift = 0;

export const shiftSiteTime = (): void => {
  shift = STARTS_AT - Date.now();
};

export const siteTimeShift = (): number => shift;

export const siteNow = (): number => Date.now() + shift;

/** In a page: the clock of its site. */
export function shiftDate(shiftMs: number): void {
  const RealDate = Date;
  class ShiftedDate extends RealDate {
    constructor(...parts: readonly unknown[]) {
      super(...((parts.length === 0 ? [RealDate.now() + shiftMs] : parts) as [number]));
    }
    static override now(): number {
      return RealDate.now() + shiftMs;
    }
  }
  globalThis.Date = ShiftedDate as DateConstructor;
}
