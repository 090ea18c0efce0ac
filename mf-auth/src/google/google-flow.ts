/**
 * Records the Google sign-in that this tab started. Returns from other flows are ignored, because a link
 * could sign visitors in to another person's account.
 */
import { tabKeys } from '@ilera/contracts';
import { hasFeature, tabStorage } from '@ilera/runtime';

const maxFlowAgeMs = 15 * 60_000;

// eslint-disable-next-line no-restricted-syntax -- a time between two documents of this device, not a time of day
const deviceNow = (): number => Date.now();

/**
 * Stores the flow before the browser leaves for Google.
 * @param url the flow's start; in this repository's API its last segment names the flow
 */
export function rememberFlow(url: unknown): void {
  const flow = hasFeature('session-security') ? String(url).split('/').at(-1) : '';
  tabStorage.set(tabKeys.googleFlow, JSON.stringify({ flow, at: deviceNow() }));
}

/**
 * Whether this return belongs to the flow of this tab. True once per flow.
 * @param flow the flow in the address
 */
export function consumeFlow(flow: string | null): boolean {
  const stored = tabStorage.get(tabKeys.googleFlow);
  tabStorage.remove(tabKeys.googleFlow);
  try {
    const startedFlow = JSON.parse(stored ?? '') as { flow: string; at: number };
    return deviceNow() - startedFlow.at < maxFlowAgeMs && (flow ?? '') === startedFlow.flow;
  } catch {
    return false;
  }
}
