import { escapeHtml, workerPath } from '@shared/contracts';
import { cspHash } from '../../common/html';

/**
 * Makes the page's one Trusted Types policy, before any other script (docs/adr/0013). Of a script's address
 * it lets pass the files of this document's versions and the service worker, of a script's text only JSON,
 * of HTML nothing. Where the document leaves remotes out, it fetches them on a request of the shell, and lets their
 * files pass too if they are what the document's hash names (docs/adr/0012). It takes the
 * methods that it uses before a later script could replace them.
 */
export const pagePolicyScript = String.raw`{const {parse}=JSON,{call}=Function.prototype,load=fetch,define=Object.defineProperty,P=Promise,
read=call.bind(Response.prototype.text),match=call.bind(RegExp.prototype.exec),starts=call.bind(''.startsWith),cut=call.bind(''.slice),
{bases,unlisted,integrity}=document.currentScript.dataset,listed=parse(bases),o=location.origin,own=p=>define(p,'constructor',{value:P}),
isBelow=(u,list)=>{for(let i=0;i<list.length;i++){const b=list[i][0]==='/'?o+list[i]:list[i];
if(starts(u,b)&&match(/^(\.\.\/files\/)?[\w.~-]+(\?r=\d+)?$/,cut(u,b.length)))return true}return false};
let more=[];
if(unlisted)define(window,'fetchUnlistedRemotes',{value:async n=>{
const answer=await own(load(n?unlisted+'?r='+n:unlisted,{integrity})),rest=parse(await own(read(answer)));more=rest.bases;return rest}});
if(window.trustedTypes)trustedTypes.createPolicy('default',{createScriptURL:u=>u==='${workerPath}'||isBelow(u,listed)||isBelow(u,more)?u:null,
createScript:x=>{try{parse(x);return x}catch(e){return null}}})}`;

/** For the Content-Security-Policy. */
export const pagePolicyHash = cspHash(pagePolicyScript);

/**
 * The element that makes the policy; first in the head.
 * @param bases folders of the versions that the document may load
 */
export const pagePolicyElement = (
  bases: string[],
  unlisted: { address: string; integrity: string } | undefined,
): string => {
  const rest = unlisted && ` data-unlisted="${unlisted.address}" data-integrity="${unlisted.integrity}"`;
  return `<script data-bases="${escapeHtml(JSON.stringify(bases))}"${rest ?? ''}>${pagePolicyScript}</script>`;
};
