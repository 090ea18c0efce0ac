/** SITE_PORT as a number; throws with an explanation when it is none. */
export function readPort(text: string | undefined, usual: number): number {
  const port = text ? Number(text) : usual;
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`SITE_PORT=${text}: expected a port number.`);
  return port;
}
