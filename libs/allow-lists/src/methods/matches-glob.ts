/**
 * Whether a text is what a pattern describes, `*` standing for any characters, none among them. Takes at most pattern × text steps whatever
 * the pattern: no regular expression, so none that runs away.
 */
export function matchesGlob(pattern: string, text: string): boolean {
  let at = 0;
  let star = -1;
  let resumeAt = 0;
  let index = 0;
  while (index < text.length) {
    if (pattern[at] === '*') {
      star = at;
      resumeAt = index;
      at += 1;
    } else if (pattern[at] === text[index]) {
      at += 1;
      index += 1;
    } else if (star === -1) {
      return false;
    } else {
      // The last star takes one character more.
      at = star + 1;
      resumeAt += 1;
      index = resumeAt;
    }
  }
  while (pattern[at] === '*') at += 1;
  return at === pattern.length;
}
