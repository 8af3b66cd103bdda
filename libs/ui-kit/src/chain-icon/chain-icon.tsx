import { classNames } from '../class-names/class-names.ts';
import { chainMarks, type ChainMark } from '../tokens/chain-colors.ts';
import { chainGlyphs } from './chain-glyphs.ts';
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
