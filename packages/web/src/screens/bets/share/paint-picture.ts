import { crestArt } from '../../../ui/art/crest-art';
import { SHIELD } from '../../../ui/art/crest-parts';
import { CARD, CREST, EDGE, PAPER, type Drawing, type PictureFont, type PictureItem } from './lay-out-picture';

/** Colours and fonts of the place where the picture is shown: theme, brand and language. */
export interface PictureStyle {
  readonly colour: (token: string) => string;
  readonly text: string;
  readonly numeric: string;
  readonly mark: string;
}

export function styleOf(element: Element, mark: string): PictureStyle {
  const style = getComputedStyle(element);
  const token = (name: string): string => style.getPropertyValue(`--cl-${name}`).trim();
  return { colour: token, text: style.fontFamily, numeric: token('font-numeric') || style.fontFamily, mark };
}

export function fontOf({ size, weight, isNumeric = false }: PictureFont, { text, numeric }: PictureStyle): string {
  return isNumeric ? `600 ${size}px ${numeric}` : `${weight} ${size}px ${text}`;
}

const RADIUS = 36;
const STRIPE = 16;
const NOTCH = 26;
const GRID = 24;

export function paintPicture(context: CanvasRenderingContext2D, drawing: Drawing, style: PictureStyle): void {
  const { width, height, stripe, items } = drawing;
  const { colour } = style;
  const [left, right] = [EDGE, width - EDGE];
  context.fillStyle = colour(PAPER);
  context.fillRect(0, 0, width, height);
  context.save();
  context.beginPath();
  context.roundRect(left, EDGE, right - left, height - 2 * EDGE, RADIUS);
  context.clip();
  context.fillStyle = colour(CARD);
  context.fillRect(left, EDGE, right - left, height - 2 * EDGE);
  context.fillStyle = colour(stripe);
  context.fillRect(left, EDGE, STRIPE, height - 2 * EDGE);
  for (const item of items) paintItem(context, item, { style, left, right });
  context.restore();
}

interface Ground {
  readonly style: PictureStyle;
  readonly left: number;
  readonly right: number;
}

function paintItem(context: CanvasRenderingContext2D, item: PictureItem, ground: Ground): void {
  const { style } = ground;
  switch (item.kind) {
    case 'text':
      context.font = fontOf(item.font, style);
      context.textAlign = item.align;
      context.fillStyle = style.colour(item.colour);
      context.fillText(item.text, item.x, item.y);
      break;
    case 'tear':
      paintTear(context, item.y, ground);
      break;
    case 'mark':
      inGrid(context, item, () => fillPath(context, style.mark, style.colour('accent-text')));
      break;
    case 'crest':
      inGrid(context, { ...item, size: CREST }, () => paintCrest(context, item.id, item.rival));
      break;
  }
}

function paintTear(context: CanvasRenderingContext2D, y: number, { style, left, right }: Ground): void {
  context.strokeStyle = style.colour('line-strong');
  context.lineWidth = 4;
  context.setLineDash([12, 12]);
  context.beginPath();
  context.moveTo(left + 2 * NOTCH, y);
  context.lineTo(right - 2 * NOTCH, y);
  context.stroke();
  context.setLineDash([]);
  context.fillStyle = style.colour(PAPER);
  for (const x of [left, right]) {
    context.beginPath();
    context.arc(x, y, NOTCH, 0, 2 * Math.PI);
    context.fill();
  }
}

interface Square {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Paths of the app are drawn on a grid of 24 by 24. */
function inGrid(context: CanvasRenderingContext2D, { x, y, size }: Square, paint: () => void): void {
  context.save();
  context.translate(x, y);
  context.scale(size / GRID, size / GRID);
  paint();
  context.restore();
}

function fillPath(context: CanvasRenderingContext2D, path: string, fill: string): void {
  context.fillStyle = fill;
  context.fill(new Path2D(path), 'evenodd');
}

/** As {@link CrestParts} draws it. */
function paintCrest(context: CanvasRenderingContext2D, id: number, rival: number | undefined): void {
  const { field, trim, edge, symbol, shift } = crestArt(id, rival);
  fillPath(context, SHIELD, field);
  fillPath(context, edge, trim);
  context.translate(-1.8, shift - 1.8);
  context.scale(1.15, 1.15);
  fillPath(context, symbol, trim);
}
