/** An e-mail address that may break after its @, so that a long one does not break in the middle of a word. */
export function EmailText({ email }: { email: string | null | undefined }) {
  const [name, host] = (email ?? '').split('@');
  if (host === undefined) return <span translate="no">{name}</span>;
  return (
    <span translate="no">
      {name}@<wbr />
      {host}
    </span>
  );
}
