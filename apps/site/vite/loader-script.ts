/**
 * Source of the inline script that starts the application: once the page has loaded and is painted and the browser is idle, or at the reader's
 * first input. Until then the page is HTML alone; clicks on buttons are kept and repeated when the application listens.
 *
 * @param scripts URLs of the entry (first) and of everything it and the page import
 */
export function loaderScript(scripts: readonly string[]): string {
  const [entry = ''] = scripts;
  return [
    '(function(){',
    'var d=document,w=window,started=false,clicks=w.onepointClicks=[],inputs=["pointerdown","keydown","touchstart","focusin"];',
    'function keep(e){var b=e.target.closest&&e.target.closest("button");if(b)clicks.push(b)}',
    'function start(){if(started)return;started=true;',
    'inputs.forEach(function(n){removeEventListener(n,start,true)});',
    `${JSON.stringify(scripts)}.forEach(function(u){var l=d.createElement("link");l.rel="modulepreload";l.href=u;d.head.appendChild(l)});`,
    `import(${JSON.stringify(entry)}).catch(function(){d.removeEventListener("click",keep,true)})}`,
    'w.onepointReady=function(){d.removeEventListener("click",keep,true);clicks.splice(0).forEach(function(b){if(b.isConnected)b.click()})};',
    'd.addEventListener("click",keep,true);',
    'inputs.forEach(function(n){addEventListener(n,start,{capture:true,passive:true})});',
    'function idle(){w.requestIdleCallback?requestIdleCallback(start,{timeout:2000}):setTimeout(start,150)}',
    // The page is painted first, however soon it has loaded.
    'function loaded(){if(!w.PerformanceObserver||!PerformanceObserver.supportedEntryTypes.includes("paint"))return idle();',
    'new PerformanceObserver(function(l,o){if(l.getEntriesByName("first-contentful-paint").length){o.disconnect();idle()}}).observe({type:"paint",buffered:true})}',
    'd.readyState==="complete"?loaded():addEventListener("load",loaded)',
    '})()',
  ].join('');
}
