/** Stands in for `remote-part` where a frame is prerendered: the gateway adds the remotes' share. */
export function RemotePart() {
  return null;
}
