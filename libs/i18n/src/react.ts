// Import these only from here, to get typed keys and a single React context.
export { I18nContext, I18nextProvider, Trans, useTranslation } from 'react-i18next';
