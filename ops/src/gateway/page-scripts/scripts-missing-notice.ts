import { brand, escapeHtml, hydratingMark, personMark, prerenderedMark } from '@ilera/contracts';
import { cspHash } from '../../common/html';

const howToReachUs =
  `You can reach us at <a href="${escapeHtml(brand.supportPhoneHref)}">${escapeHtml(brand.supportPhone)}</a> or ` +
  `<a href="mailto:${escapeHtml(brand.supportEmail)}">${escapeHtml(brand.supportEmail)}</a>.`;

/** Notices for a script that does not arrive, and for scripts that are switched off. */
export const noticeHtml =
  `<div id="fallback" class="fallback" role="alert" hidden><p>${escapeHtml(brand.name)}: a part of this page did not arrive, and without it no button works. ` +
  `${howToReachUs}</p><p><button type="button" id="fallback-reload">Reload</button></p></div>` +
  `<noscript><div class="fallback" role="note"><p>${escapeHtml(brand.name)}: scripts are switched off. You can read most pages, but not book, pay or sign in. ${howToReachUs}</p></div></noscript>`;

/** Styles of the notices, and of prerendered content for signed-in people only, or for all others. */
export const noticeStyle =
  `html[${personMark}] #root[${prerenderedMark}][data-access=signed-out],html:not([${personMark}]) #root[${prerenderedMark}]` +
  ':is([data-access=signed-in],[data-access=manages-own-plan]){visibility:hidden}' +
  `html[${personMark}] #root:is([${prerenderedMark}],[${hydratingMark}]) [data-signed-out-only]{visibility:hidden}` +
  '.fallback{position:sticky;bottom:0;z-index:9;padding:.5rem 1rem;font:.875rem/1.4 system-ui,sans-serif;background:#fff3cd;color:#3d2f00}' +
  `.fallback p{margin:0 auto .25rem;max-width:70rem}.fallback[hidden]{display:none}.fallback a{color:${brand.colour}}` +
  `#fallback-reload{font:inherit;padding:.75rem 1.5rem;border:0;border-radius:.5rem;background:${brand.colour};color:#fff}`;

/**
 * Shows the notice when a script of the shell fails or the page is still empty after 15 seconds, and
 * removes it if the shell arrives later. Requests a style that fails once more. Works without any other script.
 */
export const watchdogScript = `(function(){var d=document,n=function(i){return d.getElementById(i)},
s=function(y){var f=n('fallback'),r=n('root');if(f&&r)f.hidden=!y||(r.childElementCount>0&&!r.hasAttribute('data-prerendered'))};
addEventListener('error',function(e){var t=e.target;if(t&&t.tagName==='SCRIPT'&&t.hasAttribute('data-shell')){
if(d.readyState==='loading')d.addEventListener('DOMContentLoaded',function(){s(1)});else s(1)}
if(t&&t.rel==='stylesheet'&&t.href.indexOf('?')<0){var c=t.cloneNode();c.href+='?r=1';t.replaceWith(c)}},true);
d.addEventListener('DOMContentLoaded',function(){n('fallback-reload').addEventListener('click',function(){location.reload()});
new MutationObserver(function(){s(0)}).observe(n('root'),{childList:true,attributes:true})});setTimeout(function(){s(1)},15000)})();`;

/** For the Content-Security-Policy. */
export const watchdogHash = cspHash(watchdogScript);
