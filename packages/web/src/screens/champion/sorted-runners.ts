import { POINT_STATUS, type Point } from '@clutchline/contract';
import { parseOdd } from '@clutchline/domain';

const oddOf = ({ odd }: Point): number => (odd === null ? Number.MAX_SAFE_INTEGER : parseOdd(odd));

const isOut = ({ status }: Point): number => (status === POINT_STATUS.open ? 0 : 1);

/** The favourite first; runners without betting come after those with betting. */
export function sortedRunners(points: readonly Point[]): readonly Point[] {
  const anyOpen = points.some((point) => isOut(point) === 0);
  const rank = (point: Point): number => (anyOpen ? isOut(point) : 0);
  return [...points].sort((a, b) => rank(a) - rank(b) || oddOf(a) - oddOf(b) || a.point_id - b.point_id);
}

/** In any language; all runners for a blank text. */
export function foundRunners(points: readonly Point[], text: string): readonly Point[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return points;
  return points.filter(
    ({ pick }) =>
      pick.kind === 'runner' && Object.values(pick.names).some((name) => name.toLowerCase().includes(wanted)),
  );
}
