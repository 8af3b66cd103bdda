import { load } from 'virtual:onepoint-dictionary-modules';
import type { LoadDictionary } from './load-dictionary.ts';

/** Imports a dictionary from the sources, for servers, tests and stories. */
export const importDictionary: LoadDictionary = async (language, namespace) => {
  const dictionary = await load(language, namespace);
  if (dictionary === undefined) throw new Error(`This build has no ${namespace} texts in ${language}`);
  return dictionary;
};
