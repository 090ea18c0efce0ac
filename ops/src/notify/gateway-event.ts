/** What a gateway tells people on call, in the log and by the webhook. */
export interface GatewayEvent {
  /**
   * `paused`: this gateway serves the fallback version, because files of a version do not come as published; or
   * still serves that version, where there is no fallback. `resumed`: they do again. `visitors-fail`: many visitors
   * report failures of a version. `store-lost`: the store no longer has what is served. `refused`: a revision that is
   * not believed.
   */
  type: 'paused' | 'resumed' | 'visitors-fail' | 'store-lost' | 'refused';
  part?: string;
  version?: string;
  /** In words. */
  text: string;
}

export type GatewayEventListener = (event: GatewayEvent) => void;
