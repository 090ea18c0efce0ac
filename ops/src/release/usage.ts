/** Flags with a value. */
export const textFlags = [
  'reason',
  'to',
  'from',
  'revision',
  'site',
  'until',
  'count',
  'percent',
  'people',
  'days',
  'keep',
  'loads',
  'environment',
  'end',
  'end-branch',
  'preview',
  'access',
  'against',
];

/** Flags without a value. */
export const switches = [
  'json',
  'dry-run',
  'force',
  'now',
  'promote',
  'stop',
  'replace-canary',
  'restored',
  'over-unknown-keys',
  'help',
];

/** The commands that take `--force`. */
export const forcible = ['build', 'publish', 'promote', 'rollback', 'canary'];

export const usage = `pnpm release <command>, ilera-release <command> elsewhere

  build [part…]        build what changed, print its size beside its budget
                       (--force: build again)
  dev [remote]         --against https://…: hot reload of a remote in that site,
                       for one browser
  publish [part…]      build what changed, check that it composes, upload it,
                       make it live
    --preview branch   give it an address of its own; nothing goes live
                       (--days 7)
    --dry-run          say what would happen, write nothing
    --percent 10       only for a share of visits (canary)
    --people ada,bola  only for people who join by a link (canary)
    --replace-canary   end somebody else's canary of the same part
    --force            overrule a refusal; the history says so
    --now              open tabs are asked to load the page again
  promote staging production <part…>
                       make live in one environment what is live in another:
                       the same bytes; --percent, --people, --dry-run and
                       --force as above
  rollback <part>      make the version before live again; --reason is required
    --to 1.4.0         or that one, or the beginning of its name
    --from 1.5.0       only if that is what is live
    --force            overrule a refusal; the history says so
  rollback --revision 41
                       take back everything that revision 41 changed
  canary <part>        --percent 50 | --people … | --promote | --stop;
                       --force as above
  approve <id>         make live what a key that needs approval proposed
  freeze, thaw         hold publishing: --reason "…" --until 2026-11-23T08:00Z
  grant mf-extra /extra/*
                       give paths to a remote that the shell does not know:
                       --reason "…", --access public,signed-in
  revoke mf-extra      take it away again, with its paths: --reason "…", --now
  require-pass         new versions need a tester's pass: --reason "…", --days 7
  waive-pass           they need none: --reason "…"
  status               what is live, since when
  history              what changed, newest first: --count 20
  health <part>        how it does in real visits, and whether its canary is
                       good: exit code 0 good, 1 bad, 3 too early (--loads 100)
  trace <part> <version> <file:line:column>
                       where in the sources a reported error is
  previews             addresses of candidates that are not live
                       (--end id: that one is over; --end-branch branch: those
                       of a branch that this key published)
  at <time>            what was live then: at 2026-11-20T14:02Z
  diff <n> <m>         what changed between two revisions
  adopt <n>            vouch anew for revision n: after a key was replaced
    --restored         after the store was restored to an earlier copy
  prune [--dry-run]    remove versions that nothing needs (kept: 7 days,
                       20 versions, and what is live)

  --reason "…"         for the history
  --environment staging
                       the store RELEASE_STORE_STAGING, not RELEASE_STORE
  --site https://…     a site to ask whether it serves the change
  --over-unknown-keys  build on the newest revision whose key is known here
  --json               the same for programs`;
