import { storageKeyOf } from '@onepoint/app-state';
import { defaultLanguage } from '@onepoint/i18n';

/**
 * Source of the inline script on the unprefixed home page: sends a visitor who arrives from elsewhere to the language they chose
 * before, else, on a first visit, to the first of their browser's that has pages. The same decision as `entryLanguage`, before anything is painted.
 * `?lang=en` is where hosts lead from `/en` (`chosenEnglishPath`): a choice of English, which is stored and leaves the address.
 */
export function entryLanguageScript(languages: readonly string[]): string {
  const english = JSON.stringify(defaultLanguage);
  return [
    '(()=>{',
    'if(location.pathname!=="/")return;',
    `var routed=${JSON.stringify(languages)},key=${JSON.stringify(storageKeyOf('locale'))},visited=${JSON.stringify(storageKeyOf('hasVisitedHome'))},`,
    `query=new URLSearchParams(location.search),asked=query.get("lang")===${english},isFirst=true,chosen;`,
    'if(asked){query.delete("lang");history.replaceState(history.state,"",(query.size?"/?"+query:"/")+location.hash)}',
    `try{if(asked)localStorage.setItem(key,${JSON.stringify(JSON.stringify(defaultLanguage))});`,
    'isFirst=localStorage.getItem(visited)!=="true";localStorage.setItem(visited,"true");',
    'chosen=JSON.parse(localStorage.getItem(key))}catch(e){}',
    'if(asked||document.referrer.startsWith(location.origin+"/"))return;',
    'chosen=[chosen,...(isFirst?navigator.languages.map(tag=>tag.toLowerCase().split("-")[0]):[])].find(code=>routed.includes(code));',
    `if(chosen&&chosen!==${english})location.replace("/"+chosen+location.search+location.hash)`,
    '})();',
  ].join('');
}
