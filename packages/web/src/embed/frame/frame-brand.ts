const STYLES = 'link[rel="stylesheet"][href="/brand.css"]';

/** Of the host, which replaces the look of the server's brand too; without one that of the server (BRAND-3). */
export function frameBrand(ofHost: unknown, { dataset, ownerDocument }: HTMLElement): unknown {
  if (ofHost !== undefined) {
    ownerDocument.querySelector(STYLES)?.remove();
    return ofHost;
  }
  const { brand } = dataset;
  return brand === undefined ? undefined : JSON.parse(brand);
}
