import { storageKeyOf } from '@onepoint/app-state';
import { defaultLanguage } from '@onepoint/i18n';

/**
 * Source of the inline script on the unprefixed home page: sends a visitor who arrives from elsewhere to the language they chose
 * before, else to the first of their browser's that has pages. The same decision as `entryLanguage`, before anything is painted.
 */
export function entryLanguageScript(languages: readonly string[]): string {
  return [
    '(function(){',
    `var routed=${JSON.stringify(languages)},chosen=null,i,code;`,
    'if(location.pathname!=="/"||document.referrer.indexOf(location.origin+"/")===0)return;',
    `try{chosen=JSON.parse(localStorage.getItem(${JSON.stringify(storageKeyOf('locale'))}))}catch(e){}`,
    'if(routed.indexOf(chosen)<0){chosen=null;',
    'for(i=0;i<navigator.languages.length&&!chosen;i++){code=navigator.languages[i].toLowerCase().split("-")[0];if(routed.indexOf(code)>=0)chosen=code}}',
    `if(chosen&&chosen!==${JSON.stringify(defaultLanguage)})location.replace("/"+chosen+location.search+location.hash)`,
    '})();',
  ].join('');
}
