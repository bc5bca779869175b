/** As old libraries of a host do (bad input row 125). */
export function patchBuiltIns(): void {
  Object.defineProperty(Array.prototype, 'toJSON', { value: () => 'patched', configurable: true, enumerable: true });
}
