import { prefetchComponent } from './component-cache';
import { componentsOfPage } from './components-of-page';

/**
 * Starts loading the page at the document's address, so that its scripts run between the steps of hydrating
 * the layout.
 */
export function loadFirstPage(): void {
  for (const address of componentsOfPage(window.location.pathname)) prefetchComponent(address);
}
