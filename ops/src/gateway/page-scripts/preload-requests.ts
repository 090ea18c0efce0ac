import { callsOf, escapeHtml, type FirstCall, type Release } from '@shared/contracts';
import { remotesOf, type AssetUrl, type Composition } from '../revisions/composition';
import { cspHash } from '../../common/csp-hash';

/** The request of the shell on every page of a signed-in person. */
const profile = 'individual/profile';

/**
 * Starts a page's first API requests while the scripts still load; shared/runtime takes the responses over,
 * each for the token with which it was sent. With the first of them it fetches the shell's script that reads
 * responses. The text is the same for every page, so that the policy can contain its hash.
 */
export const preloadRequestsScript = `(function(d,t){var w=window.__early={},f=JSON.parse(d.scripts);
try{t=localStorage.getItem('ACCESS_TOKEN')||''}catch(e){}
JSON.parse(d.calls).concat(t?JSON.parse(d.own):[]).forEach(function(u){u=d.base+'/'+u;if(w[u])return;
var r=fetch(u,{headers:{Accept:'application/json, text/plain, */*',Authorization:'Bearer '+t}});r.catch(function(){});
w[u]={token:t,response:r};
f.splice(0).forEach(function(o){var l=document.createElement('link');l.rel='preload';l.as='script';l.crossOrigin='anonymous';
l.integrity=o.integrity;l.href=o.url;document.head.appendChild(l)})})})(document.currentScript.dataset,'');`;

/** For the Content-Security-Policy. */
export const preloadRequestsHash = cspHash(preloadRequestsScript);

/** The first API requests of an address: everybody's, and those of somebody who is signed in. */
export interface FirstRequests {
  calls: string[];
  own: string[];
}

/**
 * The requests that a document has to start; undefined where a token stands in the address, which is removed from it
 * before any request is made.
 * @param answered those whose responses the document contains
 */
export function firstRequests(
  composition: Composition,
  path: string,
  search: string,
  answered: string[] = [],
): FirstRequests | undefined {
  const pattern = composition.match(path)?.path ?? '';
  if (/:token|google_callback/.test(pattern)) return undefined;
  const all = remotesOf(composition, path).flatMap(([name, page]) =>
    page ? (composition.remotes[name]?.firstCalls?.[page] ?? []) : [],
  );
  const fill = (calls: FirstCall[]) => callsOf(calls, { pattern, path, search });
  const own = all.filter(({ signedIn }) => signedIn).map(({ signedIn: _, ...call }) => call);
  return { calls: fill(all).filter((call) => !answered.includes(call)), own: [...fill(own), profile] };
}

/** The element that starts them. */
export function preloadRequestsElement(
  { calls, own }: FirstRequests,
  { shell }: Composition,
  apiBaseUrl: string,
  assetUrl: AssetUrl,
): string {
  const data = {
    base: apiBaseUrl.replace(/\/$/, ''),
    calls: JSON.stringify(calls),
    own: JSON.stringify(own),
    scripts: JSON.stringify(listScripts(shell, assetUrl)),
  };
  const attributes = Object.entries(data).map(([name, value]) => `data-${name}="${escapeHtml(value)}"`);
  return `<script ${attributes.join(' ')}>${preloadRequestsScript}</script>`;
}

const listScripts = (shell: Release, assetUrl: AssetUrl): { url: string; integrity: string }[] =>
  (shell.requests?.js ?? []).map((file) => ({
    url: assetUrl(shell, file),
    integrity: shell.files[file]?.integrity ?? '',
  }));
