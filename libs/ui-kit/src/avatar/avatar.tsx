import { useState } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './avatar.module.css';

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

const lettersOf = (word: string) => Array.from(graphemes.segment(word), ({ segment }) => segment);

/** First letters of the first two words of a name, in capitals; of one word, its first two letters. */
export function avatarInitials(name: string): string {
  const [first = '', second] = name
    .trim()
    .split(/[\s._@-]+/u)
    .filter(Boolean);
  const letters = second === undefined ? lettersOf(first).slice(0, 2) : [lettersOf(first)[0], lettersOf(second)[0]];
  return letters.join('').toLocaleUpperCase();
}

export interface AvatarProps {
  /** Whose it is; gives the initials. */
  name: string;
  imageUrl?: string | undefined;
  /** Pixels. @default 28 */
  size?: 20 | 28 | 36 | 56;
  /** Round for people, square for projects. @default 'round' */
  shape?: 'round' | 'square';
  className?: string | undefined;
}

/** A person's or a project's mark: the picture, or initials where there is none. Decorative; the name stands beside it. */
export function Avatar({ name, imageUrl, size = 28, shape = 'round', className }: AvatarProps) {
  const [brokenUrl, setBrokenUrl] = useState<string>();
  const picture = imageUrl && imageUrl !== brokenUrl ? imageUrl : undefined;
  return (
    <span
      className={classNames(styles.avatar, styles[`size${size}`], styles[shape], className)}
      data-initials={picture ? undefined : avatarInitials(name)}
      aria-hidden
    >
      {picture ? <img src={picture} alt="" width={size} height={size} onError={() => setBrokenUrl(picture)} /> : null}
    </span>
  );
}
