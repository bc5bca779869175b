const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text for the content or an attribute of an HTML element. */
export const escapeText = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

export const asCode = (text: string): string => `<code>${escapeText(text)}</code>`;

/** Text with code between backticks. */
const lineMarkup = (line: string): string =>
  line
    .split('`')
    .map((part, index) => (index % 2 === 1 ? asCode(part) : escapeText(part)))
    .join('');

function blockMarkup(block: string): string {
  const lines = block.split('\n');
  const items = lines.filter((line) => line.startsWith('- ')).map((line) => `<li>${lineMarkup(line.slice(2))}</li>`);
  const text = lines.filter((line) => !line.startsWith('- ')).join(' ');
  return `<p>${lineMarkup(text)}</p>${items.length === 0 ? '' : `<ul>${items.join('')}</ul>`}`;
}

/** Markup of the descriptions of the document: paragraphs, lists and code. */
export const toMarkup = (text: string): string => (text === '' ? '' : text.split('\n\n').map(blockMarkup).join('\n'));
