/** An e-mail address that may break after its @, so that a long one does not break in the middle of a word. */
export function EmailText({ email }: { email: string | null | undefined }) {
  const [name, host] = (email ?? '').split('@');
  return (
    <span translate="no">
      <span>{name}</span>
      {host !== undefined && (
        <>
          <span>@</span>
          <wbr />
          <span>{host}</span>
        </>
      )}
    </span>
  );
}
