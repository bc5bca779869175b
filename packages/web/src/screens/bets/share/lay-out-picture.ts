import type { LegState } from '../leg-marks';
import type { TicketTone } from '../ticket-texts';
import { breakLines, type BreakTerms } from './break-lines';
import type { PictureLeg, TicketPicture } from './ticket-picture';

/** Text colours of the picture; each is readable on `CARD` in every theme and brand. */
export type PictureColour = 'text' | 'text-2' | 'accent-text' | 'warn' | 'won' | 'lost';

export const PAPER = 'ground';
export const CARD = 'surface-2';

export interface PictureFont {
  /** Px. */
  readonly size: number;
  readonly weight: 400 | 700;
  readonly isNumeric?: boolean;
}

export type PictureItem =
  | {
      readonly kind: 'text';
      readonly text: string;
      readonly x: number;
      /** Baseline. */
      readonly y: number;
      readonly font: PictureFont;
      readonly colour: PictureColour;
      readonly align: 'left' | 'right';
    }
  | { readonly kind: 'tear'; readonly y: number }
  | { readonly kind: 'mark'; readonly x: number; readonly y: number; readonly size: number }
  | { readonly kind: 'crest'; readonly x: number; readonly y: number; readonly id: number; readonly rival?: number };

export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly stripe: PictureColour;
  readonly items: readonly PictureItem[];
}

export interface Pen {
  readonly measure: (text: string, font: PictureFont) => number;
  readonly words: BreakTerms['words'];
}

export const WIDTH = 1_080;
/** Around the card. */
export const EDGE = 40;
const LEFT = EDGE + 72;
const RIGHT = WIDTH - EDGE - 56;
const ROOM = RIGHT - LEFT;
export const CREST = 40;
const LINE = 1.35;

const STATUS_COLOURS: Readonly<Record<TicketTone, PictureColour>> = {
  open: 'accent-text',
  warn: 'warn',
  up: 'won',
  down: 'lost',
  neutral: 'text-2',
};
const LEG_COLOURS: Readonly<Record<LegState, PictureColour>> = {
  open: 'text-2',
  won: 'won',
  half: 'won',
  lost: 'lost',
  back: 'text-2',
  decided: 'text-2',
};
const MAIN_COLOURS = { open: 'text', paid: 'won', lost: 'lost' } as const;

const SMALL: PictureFont = { size: 28, weight: 400 };
const BOLD: PictureFont = { size: 36, weight: 700 };
const NUMBER: PictureFont = { size: 40, weight: 700, isNumeric: true };
const LARGE: PictureFont = { size: 104, weight: 700, isNumeric: true };

/** From top to bottom. */
class Sheet {
  readonly items: PictureItem[] = [];
  y = EDGE + 48;

  constructor(private readonly pen: Pen) {}

  /** At the current height, which stays. */
  place(text: string, font: PictureFont, colour: PictureColour, at: Place): void {
    const align = at.align ?? 'left';
    const [line = ''] = breakLines(text, { ...this.terms(font), width: at.width, most: 1 });
    this.items.push({ kind: 'text', text: line, x: at.x, y: this.y + font.size, font, colour, align });
  }

  write(text: string, font: PictureFont, colour: PictureColour, { x, width, most = 2 }: Column): void {
    for (const line of breakLines(text, { ...this.terms(font), width, most })) {
      this.items.push({ kind: 'text', text: line, x, y: this.y + font.size, font, colour, align: 'left' });
      this.y += Math.round(font.size * LINE);
    }
  }

  width(text: string, font: PictureFont): number {
    return this.pen.measure(text, font);
  }

  private terms(font: PictureFont): Pick<BreakTerms, 'measure' | 'words'> {
    return { measure: (text) => this.pen.measure(text, font), words: this.pen.words };
  }
}

interface Column {
  readonly x: number;
  readonly width: number;
  /** Lines. */
  readonly most?: number;
}

interface Place {
  readonly x: number;
  readonly width: number;
  readonly align?: 'left' | 'right';
}

const WHOLE: Column = { x: LEFT, width: ROOM };

/** Pure: the same on every device for the same measures (BET-11). */
export function layOutPicture(picture: TicketPicture, pen: Pen): Drawing {
  const sheet = new Sheet(pen);
  addHead(sheet, picture);
  addMoney(sheet, picture);
  sheet.y += 28;
  sheet.items.push({ kind: 'tear', y: sheet.y });
  sheet.y += 40;
  for (const leg of picture.legs) addLeg(sheet, leg);
  if (picture.more !== null) sheet.write(picture.more, SMALL, 'text-2', WHOLE);
  sheet.y += 24;
  for (const text of picture.foot) sheet.write(text, SMALL, 'text-2', { ...WHOLE, most: 3 });
  const { items, y } = sheet;
  return { width: WIDTH, height: y + 40 + EDGE, stripe: STATUS_COLOURS[picture.tone], items };
}

function addHead(sheet: Sheet, { brand, status, tone, kind }: TicketPicture): void {
  const statusRoom = Math.min(ROOM * 0.55, sheet.width(status, BOLD));
  const indent = BOLD.size + 16;
  sheet.items.push({ kind: 'mark', x: LEFT, y: sheet.y + 4, size: BOLD.size });
  sheet.place(brand, BOLD, 'text', { x: LEFT + indent, width: ROOM - statusRoom - indent - 32 });
  sheet.place(status, BOLD, STATUS_COLOURS[tone], { x: RIGHT, width: ROOM * 0.55, align: 'right' });
  sheet.y += 72;
  sheet.write(kind, SMALL, 'text-2', WHOLE);
  sheet.y += 20;
}

function addMoney(sheet: Sheet, { main, mainTone, figures }: TicketPicture): void {
  sheet.write(main.name, SMALL, 'text-2', WHOLE);
  const wanted = sheet.width(main.value, LARGE);
  const size = wanted > ROOM ? Math.floor((LARGE.size * ROOM) / wanted) : LARGE.size;
  sheet.write(main.value, { ...LARGE, size }, MAIN_COLOURS[mainTone], { ...WHOLE, most: 1 });
  const column = ROOM / Math.max(1, figures.length);
  const top = sheet.y + 8;
  figures.forEach(({ name, value }, index) => {
    const at = { x: LEFT + index * column, width: column - 24 };
    sheet.y = top;
    sheet.place(name, SMALL, 'text-2', at);
    sheet.y += 40;
    sheet.place(value, NUMBER, 'text', at);
  });
  sheet.y = top + 40 + Math.round(NUMBER.size * LINE);
}

const CRESTS = 2 * CREST + 24;

function addLeg(sheet: Sheet, leg: PictureLeg): void {
  const indent = leg.teams === null ? 0 : CRESTS;
  const oddsRoom = Math.min(ROOM / 2, sheet.width(leg.odds, NUMBER));
  const column = { x: LEFT + indent, width: ROOM - indent };
  if (leg.teams !== null) addCrests(sheet, leg.teams);
  sheet.place(leg.odds, NUMBER, 'text', { x: RIGHT, width: ROOM / 2, align: 'right' });
  sheet.write(leg.pick, BOLD, 'text', { ...column, width: column.width - oddsRoom - 32 });
  for (const text of leg.details) sheet.write(text, SMALL, 'text-2', column);
  if (leg.end !== null) sheet.write(leg.end, { ...SMALL, weight: 700 }, LEG_COLOURS[leg.state], column);
  sheet.y += 28;
}

function addCrests(sheet: Sheet, [first, second]: readonly [number, number]): void {
  const y = sheet.y + 4;
  sheet.items.push({ kind: 'crest', x: LEFT, y, id: first });
  sheet.items.push({ kind: 'crest', x: LEFT + CREST + 4, y, id: second, rival: first });
}
