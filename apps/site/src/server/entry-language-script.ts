import { storageKeyOf } from '@onepoint/app-state';
import { defaultLanguage } from '@onepoint/i18n';

/**
 * Source of the inline script on the unprefixed home page: sends a visitor who arrives from elsewhere to the language they chose
 * before, else to the first of their browser's that has pages. The same decision as `entryLanguage`, before anything is painted. Whoever the host
 * has sent here asked for `/en`: that is a choice of English.
 */
export function entryLanguageScript(languages: readonly string[]): string {
  return [
    '(()=>{',
    `var routed=${JSON.stringify(languages)},key=${JSON.stringify(storageKeyOf('locale'))},chosen;`,
    'if(location.pathname!=="/"||document.referrer.startsWith(location.origin+"/"))return;',
    `try{if(performance.getEntriesByType("navigation")[0].redirectCount)localStorage.setItem(key,${JSON.stringify(JSON.stringify(defaultLanguage))});`,
    'chosen=JSON.parse(localStorage.getItem(key))}catch(e){}',
    'chosen=[chosen,...navigator.languages.map(tag=>tag.toLowerCase().split("-")[0])].find(code=>routed.includes(code));',
    `if(chosen&&chosen!==${JSON.stringify(defaultLanguage)})location.replace("/"+chosen+location.search+location.hash)`,
    '})();',
  ].join('');
}
