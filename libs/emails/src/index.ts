export { emailExamples } from './email-examples.ts';
export { defaultEmailLanguage, isEmailLanguage } from './email-texts.ts';
export { renderEmail, type Email, type RenderedEmail } from './render-email.ts';
