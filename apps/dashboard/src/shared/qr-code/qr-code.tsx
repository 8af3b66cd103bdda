import { encode } from 'uqr';
import { useMemo } from 'react';
import styles from './qr-code.module.css';

interface QrCodeProps {
  text: string;
  label: string;
  className?: string | undefined;
}

/** Width in modules of the light margin that scanners need (ISO/IEC 18004). */
const quietZone = 4;

/** Dark on light in both themes, because many scanners can't read inverted codes. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const { path, size } = useMemo(() => draw(text), [text]);
  return (
    <span className={className} data-theme="light">
      <svg
        className={styles.code}
        role="img"
        aria-label={label}
        viewBox={`0 0 ${String(size)} ${String(size)}`}
        shapeRendering="crispEdges"
      >
        <path d={path} />
      </svg>
    </span>
  );
}

function draw(text: string): { readonly path: string; readonly size: number } {
  const { data, size } = encode(text, { ecc: 'M', border: quietZone });
  const runs = data.flatMap((row, y) =>
    row.flatMap((dark, x) => {
      if (!dark || row[x - 1]) return [];
      const end = row.indexOf(false, x);
      return `M${String(x)} ${String(y)}h${String((end < 0 ? size : end) - x)}v1H${String(x)}z`;
    }),
  );
  return { path: runs.join(''), size };
}
