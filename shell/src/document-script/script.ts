/**
 * Runs in the document before the shell's scripts have loaded. The build compiles this file into one script,
 * which the gateway writes into every document.
 */
import {
  documentScript,
  type FirstCalls,
  formScriptMark,
  hydratingMark,
  passwordToggleMark,
  personMark,
  prerenderedMark,
  startFirstCall,
} from '@ilera/contracts';
import { readToken } from './stored-session';

const prerendered = `[${prerenderedMark}]`;

const token = readToken();
followHistory(addressNow());
holdPresses(token !== '');
const firstCalls = document.currentScript?.getAttribute(documentScript.firstCalls);
if (firstCalls) startFirstCalls(JSON.parse(firstCalls) as FirstCalls, token);

/**
 * Reloads the document when Back or Forward changes the address before the page is live: no router listens
 * yet, and the HTML belongs to another address.
 * @param documentAddress the address of this document
 */
function followHistory(documentAddress: string): void {
  window.addEventListener('popstate', () => {
    const isStarting = document.querySelector(`#root:is(${prerendered}, [${hydratingMark}])`);
    if (isStarting && addressNow() !== documentAddress) window.location.reload();
  });
}

/** The address without the fragment after `#`. */
function addressNow(): string {
  const { pathname, search } = window.location;
  return pathname + search;
}

/**
 * Starts a page's first calls while the scripts still load. shared/runtime takes over each call for the token
 * with which it was sent. The script that reads the answers is fetched together with the first call.
 */
function startFirstCalls({ base, calls, own, scripts }: FirstCalls, token: string): void {
  for (const call of new Set(token ? [...calls, ...own] : calls)) {
    startFirstCall(`${base}/${call}`, token);
    for (const script of scripts.splice(0)) preload(script);
  }
}

function preload({ url, integrity }: FirstCalls['scripts'][number]): void {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'script', crossOrigin: 'anonymous', integrity, href: url });
  document.head.appendChild(link);
}

/**
 * Handles input on a prerendered page until the page is mounted: prevents submits, toggles password
 * visibility, and holds button presses for the mounted page unless the button has a native command
 * (`commandForElement`). Preloads the scripts of a form on first use, and marks the document of a signed-in
 * person, which hides HTML prerendered for others.
 */
function holdPresses(signedIn: boolean): void {
  if (signedIn) document.documentElement.setAttribute(personMark, '');
  const options = { capture: true };
  document.addEventListener(
    'submit',
    (event) => {
      if (closest(event, prerendered)) event.preventDefault();
    },
    options,
  );
  document.addEventListener('click', holdPress, options);
  document.addEventListener('focusin', preloadFormScripts, options);
  document.addEventListener('click', preloadFormScripts, options);
}

/** Milliseconds after which a held press expires. */
const heldPressMs = 10_000;

/**
 * Holds a press that React would lose on HTML that it renders anew or cannot hydrate at once. The `auxclick`
 * only makes React hydrate the button first.
 */
function holdPress(event: Event): void {
  const button = closest(event, `${prerendered} button`) as HTMLButtonElement | null | undefined;
  if (!button || button.commandForElement) return;
  event.stopPropagation();
  if (button.hasAttribute(passwordToggleMark)) return togglePassword(button);
  window.__held = button;
  button.setAttribute('aria-busy', 'true');
  setTimeout(() => {
    if (window.__held !== button) return;
    delete window.__held;
    button.removeAttribute('aria-busy');
  }, heldPressMs);
  button.dispatchEvent(new MouseEvent('auxclick'));
}

function togglePassword(button: HTMLButtonElement): void {
  const field = document.getElementById(button.getAttribute('aria-controls') ?? '') as HTMLInputElement;
  const isShown = field.type !== 'password';
  field.type = isShown ? 'password' : 'text';
  button.setAttribute(passwordToggleMark, isShown ? '' : 'shown');
}

function preloadFormScripts(event: Event): void {
  if (!closest(event, `${prerendered} form`)) return;
  for (const link of document.querySelectorAll<HTMLLinkElement>(`link[${formScriptMark}]`)) {
    link.removeAttribute(formScriptMark);
    link.rel = 'preload';
  }
}

function closest(event: Event, selector: string): Element | null | undefined {
  return (event.target as Partial<Element> | null)?.closest?.(selector);
}
