import { wordsOf } from './break-lines';
import { layOutPicture } from './lay-out-picture';
import { fontOf, paintPicture, styleOf } from './paint-picture';
import type { TicketPicture } from './ticket-picture';

/** Of the brand or the default one, as `BrandMark` beside the canvas has it. */
const markBeside = (canvas: HTMLCanvasElement): string =>
  canvas.parentElement?.querySelector('[data-mark] path')?.getAttribute('d') ?? '';

/**
 * In the colours and fonts of the canvas's place.
 * @param language BCP 47; breaks lines.
 * @throws if the browser has no canvas
 */
export async function drawPicture(canvas: HTMLCanvasElement, picture: TicketPicture, language: string): Promise<void> {
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  const style = styleOf(canvas, markBeside(canvas));
  await canvas.ownerDocument.fonts.load(fontOf({ size: 40, weight: 700, isNumeric: true }, style));
  const drawing = layOutPicture(picture, {
    measure: (text, font) => {
      context.font = fontOf(font, style);
      return context.measureText(text).width;
    },
    words: wordsOf(language),
  });
  canvas.width = drawing.width;
  canvas.height = drawing.height;
  paintPicture(context, drawing, style);
}
