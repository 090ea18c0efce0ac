/** Stands in for `remote-component` where a layout is prerendered: the gateway adds the remotes' HTML. */
export function RemoteComponent() {
  return null;
}
