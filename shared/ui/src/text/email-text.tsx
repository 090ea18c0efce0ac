/** An e-mail address that may break after its @ instead of inside a word. */
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
