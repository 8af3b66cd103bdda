import { formsOf, splitWords, unspaced } from '../../shared/search/split-words.ts';

const knownForms = new Map<string, readonly string[]>();

/** Texts have far more words than different ones. */
function knownFormsOf(word: string): readonly string[] {
  const forms = knownForms.get(word) ?? formsOf(word);
  knownForms.set(word, forms);
  return forms;
}

const isAscii = /^[\t -~]*$/;
const asciiWords = /\w+(?:(?:(?<=[A-Za-z])[.':](?=[A-Za-z])|(?<=\d)[.,;'](?=\d))\w+)*/g;

/** As `Intl.Segmenter` cuts ASCII, in every language, in a fifth of its time (UAX 29, of which ASCII needs few rules). */
const cutAscii = (line: string): string[] => (line.match(asciiWords) ?? []).filter((word) => word !== '_');

const spacedLines = new Map<string, readonly string[]>();

function wordsOfLine(line: string, language: string): readonly string[] {
  if (unspaced.test(line)) return splitWords(line, language, knownFormsOf);
  const words =
    spacedLines.get(line) ?? (isAscii.test(line) ? cutAscii(line).flatMap(knownFormsOf) : splitWords(line, language, knownFormsOf));
  spacedLines.set(line, words);
  return words;
}

/** The same words as `splitWords`, for many texts of which most stand in every language's index: such lines are cut once. */
export function indexWords(text: string, language: string): string[] {
  return text.split('\n').flatMap((line) => wordsOfLine(line, language));
}
