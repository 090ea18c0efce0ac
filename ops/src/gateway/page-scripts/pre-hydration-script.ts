import { passwordToggleMark, personMark, prerenderedMark } from '@shared/contracts';
import { cspHash } from '../../common/csp-hash';

/** Attribute of a link to a script that a form of the page needs once somebody uses it. */
export const formScriptMark = 'data-form-script';

/**
 * Runs on a prerendered page before the shell: prevents submits, shows and hides a password, queues any other
 * button that was pressed last for hydration unless it has a native command (`commandForElement`), preloads
 * what a form needs once it is used, and marks the document of a signed-in person, so that nothing is shown
 * that was prerendered for others.
 */
export const preHydrationScript = `(function(){var d=document,w=window,m='[${prerenderedMark}]';
try{if(localStorage.getItem('ACCESS_TOKEN'))d.documentElement.setAttribute('${personMark}','')}catch(e){}
d.addEventListener('submit',function(e){if(e.target.closest&&e.target.closest(m))e.preventDefault()},true);
d.addEventListener('click',function(e){var b=e.target.closest&&e.target.closest(m+' button');if(!b||b.commandForElement)return;
var f=b.hasAttribute('${passwordToggleMark}')&&d.getElementById(b.getAttribute('aria-controls'));
if(f){var y=f.type==='password';f.type=y?'text':'password';b.setAttribute('${passwordToggleMark}',y?'shown':'');return}
w.__held=b;b.setAttribute('aria-busy','true')},true);
['focusin','click'].forEach(function(k){d.addEventListener(k,function(e){var l=e.target.closest&&e.target.closest(m+' form')?d.querySelectorAll('link[${formScriptMark}]'):[];
for(var i=0;i<l.length;i++){l[i].removeAttribute('${formScriptMark}');l[i].rel='preload'}},true)})})();`;

/** For the Content-Security-Policy. */
export const preHydrationHash = cspHash(preHydrationScript);
