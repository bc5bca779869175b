/** Each style sheet declares the layer order, so that the order of loading does not matter. */
export function layerOrder() {
  return {
    name: 'layer-order',
    enforce: 'pre',
    transform: (code, id) =>
      id.split('?')[0].endsWith('.module.css')
        ? { code: `@layer tokens, base, ui, screens;\n${code}`, map: null }
        : null,
  };
}
