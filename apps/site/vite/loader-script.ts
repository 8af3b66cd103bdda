/** What the reader does first. The pointer moves before it is on anything; the keyboard moves the focus; helpers fill fields in without either. */
const signsOfReader = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'input'];
/** Addresses that have another spelling, which scripts put right: `/en/x`, `/x/`, `/x/index.html`. */
const misspelt = String.raw`/^\/en(\/|$)|.\/$|\/index\.html$/`;

export interface LoaderScriptParameters {
  /** URLs of the entry (first) and of everything it and the page import. */
  scripts: readonly string[];
  /** URLs of all styles of the page. */
  sheets: readonly string[];
  /** Whether the page has something to do before its reader does anything. */
  isLive: boolean;
}

/**
 * Source of the inline script that starts the application: at the reader's first sign; where there is something to do without one, once the page
 * has loaded and is painted and the browser is idle (ADR 0031). Until then the page is HTML alone; clicks on buttons, forms that are sent,
 * Ctrl+K and what is typed are kept, and repeated when the application listens. Where its files are gone, a reader who asks for it gets the page anew, once.
 */
export function loaderScript({ scripts, sheets, isLive }: LoaderScriptParameters): string {
  const [entry = ''] = scripts;
  return [
    '(function(){',
    `var d=document,w=window,started=false,failed=false,kept=[],typed=[],signs=${JSON.stringify(signsOfReader)};`,
    'function keep(run){failed?anew():kept.push(run)}',
    'var own=function(){return d.getElementById("page-context")};',
    `function anew(){var k="onepoint:reloaded-build:v1",b=location.origin+${JSON.stringify(entry)}+(own().dataset.digest||"");`,
    // Without a network there is nothing to get.
    'if(navigator.onLine===false)return;try{if(sessionStorage.getItem(k)!==b){sessionStorage.setItem(k,b);location.reload()}}catch(e){}}',
    // A button that sends a form is kept as the form it sends.
    'function click(e){var b=e.target.closest&&e.target.closest("button");if(b&&!(b.type==="submit"&&b.form))keep(function(){b.isConnected&&b.click()})}',
    'function submit(e){if(e.target.method==="dialog")return;e.preventDefault();keep(function(){e.target.isConnected&&e.target.requestSubmit(e.submitter)})}',
    'function key(e){if((e.ctrlKey||e.metaKey)&&!e.shiftKey&&!e.altKey&&e.key.toLowerCase()==="k"){e.preventDefault();',
    'kept=kept.filter(function(r){return !r.key});',
    'function again(){d.dispatchEvent(new KeyboardEvent("keydown",{key:e.key,ctrlKey:e.ctrlKey,metaKey:e.metaKey,bubbles:true,cancelable:true}))}again.key=1;keep(again)}}',
    // React takes a field over as it stands and hears of what happens from then on: what was typed or chosen before happens again.
    'function input(e){var t=e.target,i=typed.indexOf(t);if(i<0){typed.push(t);keep(function(){t.isConnected&&retype(t)})}}',
    'function retype(t){if(/^(?:checkbox|radio)$/.test(t.type)){if(t.type==="checkbox"||t.checked){t.checked=!t.checked;t.click()}return}',
    'var v=t.value;if("defaultValue" in t)t.value=t.defaultValue;Object.getOwnPropertyDescriptor(Object.getPrototypeOf(t),"value").set.call(t,v);',
    '["input","change"].forEach(function(n){t.dispatchEvent(new Event(n,{bubbles:true}))})}',
    'var listeners={click:click,submit:submit,keydown:key,input:input};',
    `var scripts=${JSON.stringify(scripts)};`,
    'function fail(){failed=true;kept.length&&anew()}',
    // What the page is taken over with, beside the scripts: the one that the document was written from, or none.
    'function whole(){var c=own(),u=c.dataset.from;return u?fetch(u).then(function(r){if(r.status>=500)throw r;return r.text()}).then(function(t){',
    'if(t.indexOf(\'{"digest":"\'+c.dataset.digest+\'"\')!==0)return false;c.textContent=t;c.removeAttribute("data-from");return true}):true}',
    // All styles, and only then: what the first ones leave out is for what scripts add. One step from these to those.
    `function styled(){return Promise.all(${JSON.stringify(sheets)}.map(function(u){return new Promise(function(y,n){`,
    'var l=d.querySelector(\'link[href="\'+u+\'"]\');if(l.sheet)return y(l);l.onload=function(){y(l)};l.onerror=function(){l.disabled=true;n(u)};l.media="not all";l.disabled=false})}))',
    '.then(function(ls){ls.forEach(function(l){l.media="all"});var s=d.getElementById("first-styles");s&&s.remove()})}',
    // A reader may be faster than the document.
    'function parsed(){return new Promise(function(y){d.readyState==="loading"?d.addEventListener("DOMContentLoaded",y):y()})}',
    'function start(){if(started)return;started=true;',
    'scripts.splice(0).forEach(function(u){var l=d.createElement("link");l.rel="modulepreload";l.href=u;d.head.appendChild(l)});',
    // The styles of a build that is gone are gone with its scripts.
    'var dressed=styled();dressed.catch(function(){});',
    `parsed().then(whole).then(function(is){is?dressed.then(function(){return import(${JSON.stringify(entry)})}).catch(fail):fail()},later)}`,
    'function sign(){w.onepointIsRead=true;signs.forEach(function(n){removeEventListener(n,sign,true)});start()}',
    // Where the network failed the next sign tries again; what was asked for is a sign by itself.
    'function later(){setTimeout(function(){started=false;listen();kept.length&&start()},1000)}',
    'function listen(){signs.forEach(function(n){addEventListener(n,sign,{capture:true,passive:true})})}',
    'w.onepointReady=function(){for(var n in listeners)d.removeEventListener(n,listeners[n],true);kept.splice(0).forEach(function(r){r()})};',
    'for(var n in listeners)d.addEventListener(n,listeners[n],true);',
    'listen();',
    `if(${isLive ? 'false' : `!("wakes" in d.documentElement.dataset)&&!${misspelt}.test(location.pathname)`})return;`,
    'function idle(){w.requestIdleCallback?requestIdleCallback(start,{timeout:2000}):setTimeout(start,150)}',
    // The page is painted first, however soon it has loaded.
    'function loaded(){if(!w.PerformanceObserver||!PerformanceObserver.supportedEntryTypes.includes("paint"))return idle();',
    'new PerformanceObserver(function(l,o){if(l.getEntriesByName("first-contentful-paint").length){o.disconnect();idle()}}).observe({type:"paint",buffered:true})}',
    'd.readyState==="complete"?loaded():addEventListener("load",loaded)',
    '})()',
  ].join('');
}
