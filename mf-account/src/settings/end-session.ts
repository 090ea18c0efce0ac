import { pathTo } from '@shared/contracts';
import { api, hasFeature, session, type useNavigate } from '@shared/runtime';
import { clearSettingsDrafts } from './settings-drafts';

/**
 * Ends the session and leads to sign-in with a message. Both happen in the same task, so that React renders
 * them together: otherwise the guard of the account would see the ended session first and redirect with its
 * own message.
 */
export function endSession(navigate: ReturnType<typeof useNavigate>, message: string): void {
  clearSettingsDrafts();
  if (hasFeature('session-security')) {
    // Sent with the token of the session that ends; without a response the session ends on the server by its time.
    api.post('auth/individual/logout').catch(() => undefined);
  }
  void navigate(pathTo.signIn({ success_message: message }));
  session.clear();
}
