import { parseDictionary, type Dictionary } from '@onepoint/i18n';

/** English texts that the document carries (`inlineTexts` of @onepoint/build); none where it carries none or broken ones. */
export function readInlineTexts(document: Pick<Document, 'getElementById'>, namespace: string): Dictionary {
  try {
    return parseDictionary(JSON.parse(document.getElementById(`texts-${namespace}`)?.textContent ?? '{}'));
  } catch {
    return {};
  }
}
