/** @returns undefined if the browser cannot watch. */
export function watchView(element: HTMLElement, onChange: (inView: boolean) => void): (() => void) | undefined {
  if (typeof IntersectionObserver === 'undefined') return undefined;
  const observer = new IntersectionObserver((entries) => {
    const last = entries.at(-1);
    if (last !== undefined) onChange(last.isIntersecting);
  });
  observer.observe(element);
  return () => observer.disconnect();
}
