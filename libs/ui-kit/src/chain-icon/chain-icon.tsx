import { classNames } from '../class-names/class-names.ts';
import { chainMarks, type ChainMark } from '../tokens/chain-colors.ts';
import styles from './chain-icon.module.css';

export interface ChainIconProps {
  /** Slug of the chain. A chain without an icon shows its first letter. */
  chain: string;
  /** Pixels. @default 20 */
  size?: 16 | 20 | 24 | 32 | 40;
  className?: string | undefined;
}

const hasMark = (chain: string): chain is ChainMark => (chainMarks as readonly string[]).includes(chain);

/** The icon of a chain. Decorative: show the name next to it. */
export function ChainIcon({ chain, size = 20, className }: ChainIconProps) {
  return (
    <svg
      // Same attribute order as other icons, so that documents compress better.
      width={size}
      height={size}
      viewBox="0 0 24 24"
      className={classNames(styles.icon, hasMark(chain) ? styles[chain] : styles.other, className)}
      aria-hidden
    >
      <circle cx="12" cy="12" r="12" />
      {hasMark(chain) ? (
        <path className={styles.glyph} fillRule="evenodd" d={chainGlyphs[chain]} />
      ) : (
        <text className={styles.glyph} x="12" y="16.2" textAnchor="middle" fontSize="12" fontWeight="600">
          {chain.slice(0, 1).toUpperCase()}
        </text>
      )}
    </svg>
  );
}

/** SVG path of each chain's icon in a 24 × 24 box, drawn for this product. */
const chainGlyphs: Readonly<Record<ChainMark, string>> = {
  ethereum: 'M12 4.5 7.2 12.2 12 15l4.8-2.8zM7.2 13.8 12 19.5l4.8-5.7L12 16.6z',
  sepolia: 'M12 4.5 7.2 12.2 12 15zM12 16.6l-4.8-2.8 4.8 5.7zM13.3 6.8v1.6l2.1 3.4-2.1 1.2v1.6l3.5-2.4zM13.3 15.9v3.2l3.5-5.3z',
  polygon:
    'M9 7.2 5.5 9.2v4.1L9 15.3l3.5-2V9.2zm0 1.9 1.9 1.1v2.1L9 13.4l-1.9-1.1v-2.1zM15 8.7l-1.6.9v1.9l1.6-.9 1.9 1.1v2.1L15 14.9l-1.9-1.1v-.3l-1.6.9v.4l3.5 2 3.5-2v-4.1z',
  bsc: 'm12 4.8 3.6 3.6-1.4 1.4L12 7.6 9.8 9.8 8.4 8.4zM6.2 10.6 7.6 12l-1.4 1.4L4.8 12zM12 10.3l1.7 1.7-1.7 1.7-1.7-1.7zM17.8 10.6 19.2 12l-1.4 1.4-1.4-1.4zM9.8 14.2l2.2 2.2 2.2-2.2 1.4 1.4-3.6 3.6-3.6-3.6z',
  base: 'M12 5a7 7 0 1 1-6.9 8h9.7v-2H5.1A7 7 0 0 1 12 5',
  optimism:
    'M8.1 8.3c-2 0-3.4 1.5-3.4 3.7s1.4 3.7 3.4 3.7 3.4-1.5 3.4-3.7-1.4-3.7-3.4-3.7m0 1.8c.9 0 1.5.7 1.5 1.9s-.6 1.9-1.5 1.9-1.5-.7-1.5-1.9.6-1.9 1.5-1.9M13 8.5v7h1.9v-2.1h1.2c1.9 0 3-1 3-2.5s-1.1-2.4-3-2.4zm1.9 1.6h1.1c.8 0 1.2.3 1.2.9s-.4.9-1.2.9h-1.1z',
  arbitrum: 'M10.9 5.5h2.2l4.9 12h-2.3l-1.3-3.3-1.9-4.9L9.3 17.5H6zM13 13l1.8 4.5h-3.6z',
};
