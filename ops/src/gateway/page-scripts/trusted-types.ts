import { escapeHtml, workerPath } from '@ilera/contracts';
import { cspHash } from '../../common/html';

/** Path of a script below a place: of a version, of a file that versions share, or of a dev server. */
const scriptFile = String.raw`^([a-z][a-z0-9-]*\/(files|\d[\w.+-]*(\/\.\.\/files)?)\/)?[\w.~-]+\.js(\?r=\d+)?$`;

/**
 * Creates the page's only Trusted Types policy, before any other script (docs/adr/0013). The policy accepts script
 * addresses of released files and the service worker, script texts that are JSON, and no HTML. It captures its methods
 * before a later script can replace them.
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
 * Element that creates the policy, first in the head.
 * @param places addresses of script folders: of all releases, and of dev servers
 */
export const pagePolicyElement = (places: string[]): string =>
  `<script data-places="${escapeHtml(JSON.stringify(places))}">${pagePolicyScript}</script>`;
