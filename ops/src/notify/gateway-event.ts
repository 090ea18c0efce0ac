/** Events of a gateway for people on call. They can be sent to a webhook. */
export type GatewayEvent =
  | (PauseFacts & { type: 'paused'; revision: number })
  /** Visitors have failures that only a person can resolve. */
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
