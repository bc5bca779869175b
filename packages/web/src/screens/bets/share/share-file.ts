const TYPE = 'image/png';

export async function pictureFile(canvas: HTMLCanvasElement, orderNo: string): Promise<File | null> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, TYPE));
  return blob === null ? null : new File([blob], `bet-${orderNo.slice(-6)}.png`, { type: TYPE });
}

/** Of the system, such as a phone's; a desktop browser may have none. */
export function canShareFiles(): boolean {
  const file = new File([], 'bet.png', { type: TYPE });
  return 'canShare' in navigator && navigator.canShare({ files: [file] });
}

/** Opens the system's own dialog. False if the browser refused; closing the dialog is no refusal. */
export async function shareFile(file: File, text: string): Promise<boolean> {
  try {
    await navigator.share({ files: [file], text });
    return true;
  } catch (cause) {
    return cause instanceof DOMException && cause.name === 'AbortError';
  }
}
