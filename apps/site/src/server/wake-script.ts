import { storageKeyOf } from '@onepoint/app-state';
import { publicConfig, usesAnalytics } from '@onepoint/site-config';
import { signedInCookie } from '../shared/signed-in-cookie.ts';

/** Choices that the markup of a page cannot know and its scripts show: the language of samples, the chain, the key for them. */
const shownChoices = (['langCode', 'selectedDocChain', 'docsApiKey'] as const).map(storageKeyOf);

/** Host on which page views are counted; null in a build that counts none. */
const countingHost = usesAnalytics ? publicConfig.productionHost : null;

/**
 * Source of the inline script that reads, before the first paint, what is known of the reader on this device: `data-signed-in` chooses the button of one
 * who seems to be signed in (nothing is protected by it); `data-asks-consent` shows the question about analytics, where page views are counted, to those
 * who have not answered it and whose browser has not (Global Privacy Control); `data-wakes` says that the page has something to do for this reader by
 * itself: their account, a page view to count, a choice to show (ADR 0031).
 *
 * Storage and cookies are each asked for in another process, and the document waits for the answer. The theme has asked storage; where that does not say that
 * somebody has been signed in on this device, cookies are not asked.
 */
export const wakeScriptOf = (countedOn: string | null): string =>
  [
    '(function(){',
    `var s=document.documentElement.dataset,n=1,h=${countedOn === null ? '0' : `location.host===${JSON.stringify(countedOn)}`},c,w;`,
    `try{n=localStorage.getItem(${JSON.stringify(storageKeyOf('hasSignedIn'))})==="true";`,
    `c=/^"(all|off)"$/.exec(localStorage.getItem(${JSON.stringify(storageKeyOf('cookieConsent'))}));`,
    `w=${JSON.stringify(shownChoices)}.some(function(k){return(localStorage.getItem(k)||"null")!=="null"})}catch(e){}`,
    `if(n&&${String(signedInCookie)}.test(document.cookie))w=1,s.signedIn="";`,
    'if(w||h&&c&&c[1]==="all")s.wakes="";',
    'if(h&&!c&&navigator.globalPrivacyControl!==true)s.asksConsent=""',
    '})();',
  ].join('');

/** The script of this build. */
export const wakeScript = wakeScriptOf(countingHost);
