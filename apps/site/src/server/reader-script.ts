import { storageKeyOf } from '@onepoint/app-state';
import { countedHost } from '@onepoint/site-config';
import { signedInCookie } from '../shared/signed-in-cookie.ts';

/**
 * Source of the inline script that reads, before the first paint, what is known of the reader on this device: `data-signed-in` chooses the account button
 * of a reader who seems to be signed in (it protects nothing); `data-asks-consent` shows the question about analytics, where page views are counted, to
 * readers who have not answered it and whose browser has not (Global Privacy Control).
 *
 * Reading cookies makes the document wait for another process: they are only read where storage says that somebody has signed in on this device.
 *
 * @param countedOn host on which page views are counted; null in a build that counts none
 */
export const readerScriptOf = (countedOn: string | null): string =>
  [
    '(function(){',
    `var s=document.documentElement.dataset,n=1,h=${countedOn === null ? '0' : `location.host===${JSON.stringify(countedOn)}`},c;`,
    `try{n=localStorage.getItem(${JSON.stringify(storageKeyOf('hasSignedIn'))})==="true";`,
    `c=/^"(all|off)"$/.test(localStorage.getItem(${JSON.stringify(storageKeyOf('cookieConsent'))}))}catch(e){}`,
    `if(n&&${String(signedInCookie)}.test(document.cookie))s.signedIn="";`,
    'if(h&&!c&&navigator.globalPrivacyControl!==true)s.asksConsent=""',
    '})();',
  ].join('');

/** The script of this build. */
export const readerScript = readerScriptOf(countedHost);
