/** What a gateway does, or cannot do, by itself, for people who are on call. A webhook may be hung on it. */
export type GatewayEvent =
  | (PauseFacts & { type: 'paused'; revision: number })
  /** Visitors have trouble, but a person must decide. */
  | (PauseFacts & { type: 'pause-withheld' })
  | (PauseFacts & { type: 'pause-failed' });

interface PauseFacts {
  part: string;
  version: string;
  /** Distinct addresses at which the version failed, and its loads, within the same window of minutes. */
  visitors: number;
  loads: number;
  minutes: number;
  /** In words, for the log and the message. */
  text: string;
}

export type GatewayEventListener = (event: GatewayEvent) => void;
