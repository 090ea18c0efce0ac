import { passwordToggleMark, personMark, prerenderedMark } from '@shared/contracts';
import { cspHash } from '../../common/csp-hash';

/** Attribute of a link to a script that a form of the page needs once somebody uses it. */
export const formScriptMark = 'data-form-script';

/**
 * Runs on a prerendered page until it is mounted: prevents submits, shows and hides a password, holds a press of
 * any other button back for the mounted page unless it has a native command (`commandForElement`), preloads what a
 * form needs once it is used, and marks the document of a signed-in person, so that nothing is shown that was
 * prerendered for others. React would lose a press on what it renders anew or cannot hydrate at once; an `auxclick`
 * only makes it hydrate the button first.
 */
export const preHydrationScript = `(function(){var d=document,w=window,m='[${prerenderedMark}]';
try{if(localStorage.getItem('ACCESS_TOKEN'))d.documentElement.setAttribute('${personMark}','')}catch(e){}
d.addEventListener('submit',function(e){if(e.target.closest&&e.target.closest(m))e.preventDefault()},true);
d.addEventListener('click',function(e){var b=e.target.closest&&e.target.closest(m+' button');if(!b||b.commandForElement)return;e.stopPropagation();
var f=b.hasAttribute('${passwordToggleMark}')&&d.getElementById(b.getAttribute('aria-controls'));
if(f){var y=f.type==='password';f.type=y?'text':'password';b.setAttribute('${passwordToggleMark}',y?'shown':'');return}
w.__held=b;b.setAttribute('aria-busy','true');b.dispatchEvent(new MouseEvent('auxclick'))},true);
['focusin','click'].forEach(function(k){d.addEventListener(k,function(e){var l=e.target.closest&&e.target.closest(m+' form')?d.querySelectorAll('link[${formScriptMark}]'):[];
for(var i=0;i<l.length;i++){l[i].removeAttribute('${formScriptMark}');l[i].rel='preload'}},true)})})();`;

/** For the Content-Security-Policy. */
export const preHydrationHash = cspHash(preHydrationScript);
