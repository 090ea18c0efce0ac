import { pathTo } from '@shared/contracts';
import { api, hasFeature, session, type useNavigate } from '@shared/runtime';
import { clearSettingsDrafts } from './drafts/settings-drafts';

/**
 * Ends the session and leads to sign-in with a message. Both happen in the same task, so that React renders
 * them together: otherwise the guard of the account would redirect with its own message first.
 */
export function endSession(navigate: ReturnType<typeof useNavigate>, message: string): void {
  clearSettingsDrafts();
  if (hasFeature('session-security')) {
    // Sent with the token of the session that ends. Without a response the session expires on the server.
    api.post('auth/individual/logout').catch(() => undefined);
  }
  void navigate(pathTo.signIn({ success_message: message }));
  session.clear();
}
