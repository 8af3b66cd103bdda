export { createTranslator, type Translate } from './create-translator.ts';
export { takeMissingTexts } from './missing-texts.ts';
export { TranslationProvider, useTranslation, type TranslationProviderProps, type UseTranslationReturnType } from './translation.tsx';
