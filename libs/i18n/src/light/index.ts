export { createTranslator, type Translate } from './create-translator.ts';
export { TranslationProvider, useTranslation, type TranslationProviderProps, type UseTranslationReturnType } from './translation.tsx';
