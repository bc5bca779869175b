/** Contents of the files that the page saves from now on. */
export function readSavedFiles(): Promise<string>[] {
  const files: Promise<string>[] = [];
  URL.createObjectURL = (file) => {
    if (file instanceof Blob) files.push(textOf(file));
    return 'blob:file';
  };
  URL.revokeObjectURL = () => undefined;
  return files;
}

/** jsdom has no `Blob.text`. */
const textOf = (blob: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.readAsText(blob);
  });
