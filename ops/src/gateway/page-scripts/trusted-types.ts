import { escapeHtml, workerPath } from '@shared/contracts';
import { cspHash } from '../../common/html';

/**
 * Makes the page's one Trusted Types policy, before any other script (docs/adr/0013). Of a script's address
 * it lets pass the files of this document's versions and the service worker, of a script's text only JSON,
 * of HTML nothing. Where the document leaves remotes out, it fetches them on a request of the shell, and lets their
 * files pass too if they are what the document's hash names (docs/adr/0012). It compares characters and uses no
 * method that a later script could replace.
 */
export const pagePolicyScript = `(function(w,t,s,parse,load,read,define,P){
var bases=parse(s.dataset.bases),more=[],o=location.origin,address=s.dataset.unlisted,hash=s.dataset.integrity;
function own(p){return define(p,'constructor',{value:P})}
if(address)define(w,'fetchUnlistedRemotes',{value:async function(n){
var answer=await own(load(n?address+'?r='+n:address,{integrity:hash})),rest=parse(await own(read(answer)));more=rest.bases;return rest}});
if(!t)return;
function after(u,b,from){for(var i=0;i<b.length;i++)if(u[from+i]!==b[i])return -1;return from+b.length}
function isFile(u,i){var q=0,c;if(u[i]===undefined)return false;for(;(c=u[i])!==undefined;i++){
if(c==='?'){if(q||u[i+1]!=='r'||u[i+2]!=='='||u[i+3]===undefined)return false;q=1;i+=2}
else if(!(c>='0'&&c<='9'||!q&&(c>='a'&&c<='z'||c>='A'&&c<='Z'||c==='.'||c==='-'||c==='_'||c==='~')))return false}return true}
function isBelow(u,list){for(var i=0;i<list.length;i++){var b=list[i],n=b[0]==='/'?after(u,o,0):0;
n=n<0?n:after(u,b,n);var f=n<0?n:after(u,'../files/',n);if(n>=0&&(isFile(u,n)||f>=0&&isFile(u,f)))return true}return false}
t.createPolicy('default',{createScriptURL:function(u){return u==='${workerPath}'||isBelow(u,bases)||isBelow(u,more)?u:null},
createScript:function(x){try{parse(x);return x}catch(e){return null}}})
})(window,window.trustedTypes,document.currentScript,JSON.parse,window.fetch,Function.prototype.call.bind(Response.prototype.text),Object.defineProperty,Promise);`;

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
