import { storageKeyOf } from '@onepoint/app-state';
import { defaultLanguage } from '@onepoint/i18n';
import { signedInCookie } from '../../features/shell/follow-session.ts';

/**
 * Inline script of the unprefixed home page. Redirects visitors from elsewhere to their stored language or, on a first visit, to the first language of the
 * browser that has pages, before the first paint. Decides like `entryLanguage`. Hosts redirect `/en` to `?lang=en` (`chosenEnglishPath`), which stores
 * English and is removed from the URL.
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

/**
 * Inline script that sets flags on the root element before the first paint: `data-signed-in` shows the account button to readers who seem
 * to be signed in (it protects nothing); `data-asks-consent` shows the consent banner on hosts that count page views, unless the reader has
 * answered or the browser sends Global Privacy Control. The host's `config.js` is a deferred script, so the banner waits for it. If reports are on,
 * it also waits for hydration, because its prerendered question doesn't mention them.
 *
 * Reading cookies blocks on another process, so they are only read if storage has the flag of an earlier sign-in on this device.
 */
export const readerScript: string = [
  '(function(){',
  'var s=document.documentElement.dataset,n=1,c;',
  `try{n=localStorage.getItem(${JSON.stringify(storageKeyOf('hasSignedIn'))})==="true";`,
  `c=/^"(all|off)"$/.test(localStorage.getItem(${JSON.stringify(storageKeyOf('cookieConsent'))}))}catch(e){}`,
  `if(n&&${String(signedInCookie)}.test(document.cookie))s.signedIn="";`,
  'if(!c&&navigator.globalPrivacyControl!==true)addEventListener("DOMContentLoaded",function(){var o=self.onepointConfig||{};',
  'if(o.ONEPOINT_ANALYTICS_URL&&o.ONEPOINT_BROWSER_REPORTS!=="true"&&location.host===o.ONEPOINT_PRODUCTION_HOST)s.asksConsent=""})',
  '})();',
].join('');
