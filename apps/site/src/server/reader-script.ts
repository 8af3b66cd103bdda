import { storageKeyOf } from '@onepoint/app-state';
import { signedInCookie } from '../shared/signed-in-cookie.ts';

/**
 * Source of the inline script that reads, before the first paint, what is known of the reader on this device: `data-signed-in` chooses the account button
 * of a reader who seems to be signed in (it protects nothing); `data-asks-consent` shows the question about analytics to readers who have not answered it
 * and whose browser has not (Global Privacy Control).
 *
 * Reading cookies makes the document wait for another process: they are only read where storage says that somebody has signed in on this device.
 */
export const readerScript = [
  '(function(){',
  'var s=document.documentElement.dataset,n=1,c;',
  `try{n=localStorage.getItem(${JSON.stringify(storageKeyOf('hasSignedIn'))})==="true";`,
  `c=/^"(all|off)"$/.test(localStorage.getItem(${JSON.stringify(storageKeyOf('cookieConsent'))}))}catch(e){}`,
  `if(n&&${String(signedInCookie)}.test(document.cookie))s.signedIn="";`,
  'if(!c&&navigator.globalPrivacyControl!==true)s.asksConsent=""',
  '})();',
].join('');
