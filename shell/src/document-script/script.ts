import { documentScript, startEarlyRequest, type FirstCalls } from '@shared/contracts';
import { readToken } from './read-token';
import { holdPresses } from './hold-presses';

/**
 * Runs inside of the document before the shell's scripts are there: the build makes one file of it, which the gateway
 * writes into every document.
 */
const token = readToken();
holdPresses(token !== '');
const requests = document.currentScript?.getAttribute(documentScript.firstCalls);
if (requests) startFirstCalls(JSON.parse(requests) as FirstCalls, token);

/**
 * Starts a page's first API requests while the scripts still load; shared/runtime takes the responses over, each for
 * the token with which it was sent. With the first of them it fetches the script that reads responses.
 */
function startFirstCalls({ base, calls, own, scripts }: FirstCalls, token: string): void {
  for (const call of new Set(token ? [...calls, ...own] : calls)) {
    startEarlyRequest(`${base}/${call}`, token);
    for (const script of scripts.splice(0)) preload(script);
  }
}

function preload({ url, integrity }: FirstCalls['scripts'][number]): void {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'script', crossOrigin: 'anonymous', integrity, href: url });
  document.head.appendChild(link);
}
