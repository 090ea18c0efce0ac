/** Stands in for `remote-part` where a frame is prerendered: the gateway adds the remotes' HTML. */
export function RemotePart() {
  return null;
}
