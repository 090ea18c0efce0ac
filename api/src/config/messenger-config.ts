/** Reads by whom texts are sent to phones. */
export type MessengerName = 'off' | 'sandbox' | 'africastalking';

/** An account at Africa's Talking. */
export interface AfricasTalking {
  username: string;
  apiKey: string;
  /** Empty: theirs. */
  sender: string;
  url: string;
}

type Environment = Record<string, string | undefined>;

/** Faults are added to the list. */
export function readMessenger(env: Environment, faults: string[]) {
  const text = (name: string, fallback = '') => env[name]?.trim() || fallback;
  const messengerName = text('MESSENGER', 'off') as MessengerName;
  const africasTalking: AfricasTalking = {
    username: text('AFRICASTALKING_USERNAME'),
    apiKey: text('AFRICASTALKING_API_KEY'),
    sender: text('AFRICASTALKING_SENDER'),
    url: text('AFRICASTALKING_URL', 'https://api.africastalking.com').replace(/\/+$/, ''),
  };
  if (!['off', 'sandbox', 'africastalking'].includes(messengerName))
    faults.push('MESSENGER must be one of off, sandbox, africastalking');
  if (messengerName === 'africastalking' && !(africasTalking.username && africasTalking.apiKey))
    faults.push('MESSENGER=africastalking needs AFRICASTALKING_USERNAME and AFRICASTALKING_API_KEY');
  if (!/^https?:\/\//.test(africasTalking.url) || !URL.canParse(africasTalking.url))
    faults.push('AFRICASTALKING_URL must be an http(s) address');
  return { messengerName, africasTalking };
}
