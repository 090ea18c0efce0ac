import { escapeHtml, workerPath } from '@shared/contracts';
import { cspHash } from '../../common/html';

/**
 * Makes the page's one Trusted Types policy, before any other script (docs/adr/0013). Of a script's address
 * it lets pass the files of this document's versions and the service worker, of a script's text only JSON,
 * of HTML nothing. It takes the methods that it uses before a later script could replace them.
 */
export const pagePolicyScript = String.raw`{const {parse}=JSON,{call}=Function.prototype,match=call.bind(RegExp.prototype.exec),starts=call.bind(''.startsWith),cut=call.bind(''.slice),
list=parse(document.currentScript.dataset.bases),o=location.origin,
isBelow=u=>{for(let i=0;i<list.length;i++){const b=list[i][0]==='/'?o+list[i]:list[i];
if(starts(u,b)&&match(/^(\.\.\/files\/)?[\w.~-]+(\?r=\d+)?$/,cut(u,b.length)))return true}return false};
if(window.trustedTypes)trustedTypes.createPolicy('default',{createScriptURL:u=>u==='${workerPath}'||isBelow(u)?u:null,
createScript:x=>{try{parse(x);return x}catch(e){return null}}})}`;

/** For the Content-Security-Policy. */
export const pagePolicyHash = cspHash(pagePolicyScript);

/**
 * The element that makes the policy; first in the head.
 * @param bases folders of the versions that the document may load
 */
export const pagePolicyElement = (bases: string[]): string =>
  `<script data-bases="${escapeHtml(JSON.stringify(bases))}">${pagePolicyScript}</script>`;
