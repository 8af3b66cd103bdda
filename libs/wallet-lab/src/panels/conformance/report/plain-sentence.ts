/** A sentence without the marks that stand around code in it. */
export function plainSentence(sentence: string): string {
  return sentence.replaceAll('`', '');
}
