import { useState } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { avatarInitials } from './avatar-initials.ts';
import styles from './avatar.module.css';

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
