import { useState } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './avatar.module.css';

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

const lettersOf = (word: string) => Array.from(graphemes.segment(word), ({ segment }) => segment);

/** Uppercase initials of the first two words of a name, or the first two letters of a single word. */
export function avatarInitials(name: string): string {
  const [first = '', second] = name
    .trim()
    .split(/[\s._@-]+/u)
    .filter(Boolean);
  const letters = second === undefined ? lettersOf(first).slice(0, 2) : [lettersOf(first)[0], lettersOf(second)[0]];
  return letters.join('').toLocaleUpperCase();
}

export interface AvatarProps {
  /** Name, for the initials. */
  name: string;
  imageUrl?: string | undefined;
  /** Pixels. @default 28 */
  size?: 20 | 28 | 36 | 56;
  /** Round for people, square for projects. @default 'round' */
  shape?: 'round' | 'square';
  className?: string | undefined;
}

/** The image or initials of a person or project. Decorative: show the name next to it. */
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
