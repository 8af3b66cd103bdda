import { storageKeyOf } from '../storage-keys.ts';

/**
 * Source of the inline `<head>` script of the site that remembers the code of a referral link (`?ref=CODE`) until its reader signs up. Inline, because
 * a reader may be gone to the sign-up before anything else has loaded. The last link that was followed counts.
 */
export const referralScript = [
  'try{(function(c){',
  `if(/^[0-9A-Za-z]{8}$/.test(c))localStorage.setItem(${JSON.stringify(storageKeyOf('referralCode'))},JSON.stringify(c))`,
  "})(new URLSearchParams(location.search).get('ref'))}catch(e){}",
].join('');
