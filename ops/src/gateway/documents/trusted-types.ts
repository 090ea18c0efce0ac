import { escapeHtml, workerPath } from '@shared/contracts';
import { cspHash } from '../../common/csp-hash';
import type { Composition } from '../revisions/composition';

/**
 * Makes the page's one Trusted Types policy, before any other script (docs/adr/0205). Of a script's address
 * it lets pass the files of this document's versions and the service worker, of a script's text only JSON,
 * of HTML nothing. It compares characters and uses no method that a later script could replace.
 */
export const pagePolicyScript = `(function(t,s,parse){if(!t)return;
var bases=[],given=parse(s.dataset.bases),i;for(i=0;i<given.length;i++)bases[i]=new URL(given[i],location.origin).href;
function after(u,b,from){for(var i=0;i<b.length;i++)if(u[from+i]!==b[i])return -1;return from+b.length}
function isFile(u,i){var q=0,c;if(u[i]===undefined)return false;for(;(c=u[i])!==undefined;i++){
if(c==='?'){if(q||u[i+1]!=='r'||u[i+2]!=='='||u[i+3]===undefined)return false;q=1;i+=2}
else if(!(c>='0'&&c<='9'||!q&&(c>='a'&&c<='z'||c>='A'&&c<='Z'||c==='.'||c==='-'||c==='_'||c==='~')))return false}return true}
t.createPolicy('default',{createScriptURL:function(u){if(u==='${workerPath}')return u;for(var i=0;i<bases.length;i++){
var n=after(u,bases[i],0),f=n<0?-1:after(u,'../files/',n);if(n>=0&&(isFile(u,n)||f>=0&&isFile(u,f)))return u}return null},
createScript:function(x){try{parse(x);return x}catch(e){return null}}})
})(window.trustedTypes,document.currentScript,JSON.parse);`;

/** For the Content-Security-Policy. */
export const pagePolicyHash = cspHash(pagePolicyScript);

/** The element that makes the policy, for the versions that a document may load; first in the head. */
export const pagePolicyElement = (composition: Composition, shellBase: string): string => {
  const bases = Object.values(composition.registry).flatMap(({ base, lastGood }) => [
    base,
    ...(lastGood ? [lastGood.base] : []),
  ]);
  return `<script data-bases="${escapeHtml(JSON.stringify([shellBase, ...bases]))}">${pagePolicyScript}</script>`;
};

/**
 * The policies that a document allows: the page's own, which exists before any other script runs, so that
 * nobody can make another one. Releases from before it, and builds without a record, make policies of their
 * own, two versions of a remote the same one; only a document that may load such a one allows that.
 */
export const trustedTypesOf = ({ usesPagePolicy }: Composition): string[] =>
  usesPagePolicy
    ? ['trusted-types', 'default']
    : ['trusted-types', 'default', 'mf-shell', 'mf-remote', 'dompurify', "'allow-duplicates'"];
