import { escapeHtml, workerPath } from '@ilera/contracts';
import { cspHash } from '../../common/html';

/** A script below one of the places: `<part>/<version>/<file>`, what versions have in common, or a dev server's file. */
const scriptFile = String.raw`^([a-z][a-z0-9-]*\/(files|\d[\w.+-]*(\/\.\.\/files)?)\/)?[\w.~-]+\.js(\?r=\d+)?$`;

/**
 * Makes the page's one Trusted Types policy, before any other script (docs/adr/0013). Of a script's address it lets pass
 * released files and the service worker, of a script's text only JSON, of HTML nothing. It takes the methods that it uses
 * before a later script could replace them.
 */
export const pagePolicyScript = String.raw`{const {parse}=JSON,{call}=Function.prototype,
match=call.bind(RegExp.prototype.exec),startsWith=call.bind(''.startsWith),slice=call.bind(''.slice),
places=parse(document.currentScript.dataset.places),{origin}=location,
isReleased=url=>{for(let i=0;i<places.length;i++){const place=places[i][0]==='/'?origin+places[i]:places[i];
if(startsWith(url,place)&&match(/${scriptFile}/,slice(url,place.length)))return true}return false};
if(window.trustedTypes)trustedTypes.createPolicy('default',{createScriptURL:url=>url==='${workerPath}'||isReleased(url)?url:null,
createScript:text=>{try{parse(text);return text}catch(e){return null}}})}`;

/** For the Content-Security-Policy. */
export const pagePolicyHash = cspHash(pagePolicyScript);

/**
 * The element that makes the policy; first in the head.
 * @param places addresses below which scripts are: that of all releases, and those of dev servers
 */
export const pagePolicyElement = (places: string[]): string =>
  `<script data-places="${escapeHtml(JSON.stringify(places))}">${pagePolicyScript}</script>`;
