// One place to import from: the typed keys come with it, and two copies of the library would be two contexts.
export { I18nContext, I18nextProvider, Trans, useTranslation } from 'react-i18next';
