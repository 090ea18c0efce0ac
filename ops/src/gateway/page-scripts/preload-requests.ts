import { callsOf, escapeHtml, type FirstCall, type Release } from '@shared/contracts';
import { remotesOf, type AssetUrl, type Composition } from '../revisions/composition';
import { cspHash } from '../../common/csp-hash';

/** The request of the shell on every page of a signed-in person. */
const profile: FirstCall = { call: 'individual/profile', signedIn: true };

/**
 * Starts a page's first API requests while the scripts still load; shared/runtime takes the responses over,
 * each for the token with which it was sent. With the first of them it fetches the shell's script that reads
 * responses. The text is the same for every page, so that the policy can contain its hash.
 */
export const preloadRequestsScript = `(function(s){var d=s.dataset,t='',w=window.__early={},f=JSON.parse(d.scripts);
try{t=localStorage.getItem('ACCESS_TOKEN')||''}catch(e){}
var p=d.route.split('/'),a=location.pathname.split('/'),q=new URLSearchParams(location.search);
JSON.parse(d.calls).forEach(function(c){if((c.plain&&location.search)||(c.signedIn&&!t))return;var skip=false,
u=d.base+'/'+c.call.replace(/:(\\w+)/g,function(_,n){var v='';
if(p.indexOf(':'+n)<0){v=(q.get(n)||'').trim();if(!v)skip=true;return new URLSearchParams({v:v}).toString().slice(2)}
try{v=decodeURIComponent(a[p.indexOf(':'+n)]||'')}catch(e){}
if(!v||/^\\.+$/.test(v)||(c.not||[]).indexOf(v)>=0)skip=true;return encodeURIComponent(v)});
if(skip||w[u])return;var r=fetch(u,{headers:{Accept:'application/json, text/plain, */*',Authorization:'Bearer '+t}});r.catch(function(){});
w[u]={token:t,response:r};
f.splice(0).forEach(function(o){var l=document.createElement('link');l.rel='preload';l.as='script';l.crossOrigin='anonymous';
l.integrity=o.integrity;l.href=o.url;document.head.appendChild(l)})})})(document.currentScript);`;

/** For the Content-Security-Policy. */
export const preloadRequestsHash = cspHash(preloadRequestsScript);

/**
 * The element that starts the first API requests of a path's pages.
 * @param answered those whose responses the document contains
 */
export function preloadRequestsElement(
  composition: Composition,
  path: string,
  apiBaseUrl: string,
  assetUrl: AssetUrl,
  answered: string[] = [],
): string {
  const route = composition.match(path)?.path ?? '';
  // A token in the address is removed from it before any request is made.
  if (/:token|google_callback/.test(route)) return '';
  const all = remotesOf(composition, path).flatMap(([name, page]) =>
    page ? (composition.remotes[name]?.firstCalls?.[page] ?? []) : [],
  );
  const pattern = route;
  const calls = all.filter((call) => {
    const [filled] = callsOf([call], { pattern, path, search: '' });
    if (filled !== undefined) return !answered.includes(filled);
    // Filled from the address's query, which is unknown here, so requests and responses are compared by their
    // beginning.
    return !answered.some((answeredCall) => answeredCall.startsWith(call.call.split(':', 1)[0] ?? call.call));
  });
  const data = {
    base: apiBaseUrl.replace(/\/$/, ''),
    route,
    calls: JSON.stringify([...calls, profile]),
    scripts: JSON.stringify(listScripts(composition.shell, assetUrl)),
  };
  const attributes = Object.entries(data).map(([name, value]) => `data-${name}="${escapeHtml(value)}"`);
  return `<script ${attributes.join(' ')}>${preloadRequestsScript}</script>`;
}

const listScripts = (shell: Release, assetUrl: AssetUrl): { url: string; integrity: string }[] =>
  (shell.requests?.js ?? []).map((file) => ({
    url: assetUrl(shell, file),
    integrity: shell.files[file]?.integrity ?? '',
  }));
