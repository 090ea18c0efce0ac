import { runtimeConfig } from '@shared/runtime';
import { useIsHydrating } from '@shared/ui';
import { words } from './layout.words';

/** The way to write to the service by WhatsApp, where it has a number there. Not prerendered: a build knows no settings. */
export function WhatsAppContact() {
  const hydrating = useIsHydrating();
  const { whatsApp } = runtimeConfig;
  return whatsApp && !hydrating ? (
    <a href={`https://wa.me/${whatsApp}`} rel="noopener noreferrer">
      {words.whatsApp}
    </a>
  ) : null;
}
