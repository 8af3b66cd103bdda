import { storageKeyOf } from './preferences.ts';

/**
 * Source of the inline `<head>` script of the site that stores the code of a referral link (`?ref=CODE`) until sign-up. It is inline, because
 * visitors can leave for the sign-up before anything else loads. The last link wins.
 */
export const referralScript = [
  'try{(function(c){',
  `if(/^[0-9A-Za-z]{8}$/.test(c))localStorage.setItem(${JSON.stringify(storageKeyOf('referralCode'))},JSON.stringify(c))`,
  "})(new URLSearchParams(location.search).get('ref'))}catch(e){}",
].join('');
