import { encode } from 'uqr';

import styles from './qr-picture.module.css';

/** Modules around the code that a reader needs. */
const BORDER = 3;

/** A text as a QR code, drawn here: no markup from text. */
export function QrPicture({ text, label }: { readonly text: string; readonly label: string }) {
  const { size, data } = encode(text, { ecc: 'M', border: BORDER });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg
      className={styles['code']}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path className={styles['light']} d={`M0 0h${size}v${size}H0z`} />
      <path className={styles['dark']} d={path} />
    </svg>
  );
}
