/** A path without trailing slashes; the root stays `/`. `/docs//` → `/docs`. */
export function removeTrailingSlashes(pathname: string): string {
  let end = pathname.length;
  while (end > 1 && pathname[end - 1] === '/') end -= 1;
  return pathname.slice(0, end) || '/';
}
