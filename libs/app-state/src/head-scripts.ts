import { storageKeyOf } from './preferences.ts';
import { themeColors } from './theme.ts';

/**
 * Source of the inline `<head>` script that sets the theme before the first paint, so that a dark page never flashes white. Plain ES2015
 * without
 * imports; put it in the HTML unchanged (its hash goes into the Content-Security-Policy). Must match what `watchTheme` does at start, with
 * the same keys and colors.
 */
export const themeScript = [
  '(function(){',
  'var m="light";',
  `try{m=JSON.parse(localStorage.getItem(${JSON.stringify(storageKeyOf('themeMode'))}))}catch(e){}`,
  'var t=m==="dark"||m==="system"&&matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light";',
  'document.documentElement.dataset.theme=t;',
  'var c=document.querySelector(\'meta[name="theme-color"]\');',
  `if(c)c.content=t==="dark"?${JSON.stringify(themeColors.dark)}:${JSON.stringify(themeColors.light)};`,
  '})();',
].join('');

/**
 * Source of the site's inline `<head>` script that stores a referral link's code (`?ref=CODE`) until sign-up. Inline, because visitors can
 * leave for the sign-up page before anything else loads. The last link wins.
 */
export const referralScript = [
  'try{(function(c){',
  `if(/^[0-9A-Za-z]{8}$/.test(c))localStorage.setItem(${JSON.stringify(storageKeyOf('referralCode'))},JSON.stringify(c))`,
  "})(new URLSearchParams(location.search).get('ref'))}catch(e){}",
].join('');
