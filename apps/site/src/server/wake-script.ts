import { storageKeyOf } from '@onepoint/app-state';
import { publicConfig, usesAnalytics } from '@onepoint/site-config';

/** Choices that the markup of a page cannot know and its scripts show: the language of samples, the chain, the key for them. */
const shownChoices = (['langCode', 'selectedDocChain', 'docsApiKey'] as const).map(storageKeyOf);

/**
 * Source of the inline script that reads, before the first paint, what the reader has chosen on this device: `data-asks-consent` shows the question
 * about analytics to those who have not answered it and whose browser has not (Global Privacy Control); `data-wakes` says that the page has
 * something to do for this reader by itself: the account of one who seems to be signed in, a page view to count, a choice to show (ADR 0031).
 * It stands behind `signedInScript`.
 */
export const wakeScript = [
  '(function(){',
  'var s=document.documentElement.dataset,c=null,w="signedIn" in s;',
  `try{c=/^"(all|off)"$/.exec(localStorage.getItem(${JSON.stringify(storageKeyOf('cookieConsent'))}));`,
  `w=w||${JSON.stringify(shownChoices)}.some(function(k){return(localStorage.getItem(k)||"null")!=="null"})}catch(e){}`,
  usesAnalytics ? `w=w||!!c&&c[1]==="all"&&location.host===${JSON.stringify(publicConfig.productionHost)};` : '',
  'if(w)s.wakes="";',
  'if(!c&&navigator.globalPrivacyControl!==true)s.asksConsent=""',
  '})();',
].join('');
