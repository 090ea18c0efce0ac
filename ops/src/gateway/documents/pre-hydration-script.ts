import { personMark, prerenderedMark } from '@shared/contracts';
import { cspHash } from '../../common/csp-hash';

/**
 * What happens on a prerendered page before the shell is there: a form sends nothing; the last button that
 * was pressed is kept for the shell to press again, unless the browser answers it by itself; the document is
 * marked for somebody who is signed in, so that nothing is shown that was prerendered for others.
 */
export const preHydrationScript = `(function(){var d=document,w=window,m='[${prerenderedMark}]';
try{if(localStorage.getItem('ACCESS_TOKEN'))d.documentElement.setAttribute('${personMark}','')}catch(e){}
d.addEventListener('submit',function(e){if(e.target.closest&&e.target.closest(m))e.preventDefault()},true);
d.addEventListener('click',function(e){var b=e.target.closest&&e.target.closest(m+' button');if(b&&!b.commandForElement){
w.__held=b;b.setAttribute('aria-busy','true')}},true)})();`;

/** For the Content-Security-Policy. */
export const preHydrationHash = cspHash(preHydrationScript);
